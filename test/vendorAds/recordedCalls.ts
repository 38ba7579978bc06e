import type { OpenConsole } from '../support/openConsole';

/** A call about vendor ads as it left the console. A file in a form is told by its name, type and size. */
type RecordedCall = { call: string; body?: unknown };

/** Keeps every call about vendor ads with its body, oldest first, and passes each on. */
export function recordCalls(intercept: OpenConsole['intercept']): () => Promise<RecordedCall[]> {
  const recorded: Promise<RecordedCall>[] = [];
  intercept((request) => {
    if (request.url.includes('/api/vendor_ads/')) recorded.push(recordOf(request.clone()));
    return undefined;
  });
  return () => Promise.all(recorded);
}

async function recordOf(request: Request): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url);
  const call = `${request.method} ${pathname}${search}`;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return { call, body: await request.json() };
  if (!type.startsWith('multipart/form-data')) return { call };
  const fields = [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name}, ${value.type}, ${value.size} bytes`,
  ]);
  return { call, body: fields };
}

export const adList = 'GET /api/vendor_ads/list_vendor_ads?limit=80000000000000';
export const categoryList = 'GET /api/vendor_ads/vendor_ads_category';

/** jsdom makes no addresses of files. */
export function fakePictureAddresses() {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
}

/** The form shows a button in its place. */
export function fileBox(form: HTMLElement): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no file.');
  return input;
}
