import type { BrowserContext, Page } from '@playwright/test';

/** What a page may link to outside of itself: the credit below every screen. */
const credit = 'https://example.org/';

/** What the browser says of answers that were refused on purpose. */
const note = 'Failed to load resource: the server responded with a status of 4';

/** Notes everything that no page of the console does, whatever texts it is given, and answers how it is taken out. */
export async function watchHarm(context: BrowserContext, origin: string) {
  const harm: string[] = [];
  await context.addInitScript(reportHarm);
  context.on('console', (message) => {
    if (!message.text().startsWith(note)) harm.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => harm.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith(`blob:${origin}/`))
      harm.push(`asked for ${url.slice(0, 200)}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) harm.push(`a frame at ${frame.url()}`);
      else if (!frame.url().startsWith(`${origin}/`) && frame.url() !== 'about:blank')
        harm.push(`went to ${frame.url()}`);
    });
    page.on('dialog', (dialog) => {
      // Only the question whether typed text may be lost is the console's own.
      if (dialog.type() !== 'beforeunload') harm.push(`a dialog of the browser: ${dialog.message()}`);
      void dialog.accept();
    });
    page.on('popup', () => harm.push('another window'));
  });
  return () => harm.splice(0);
}

/** Runs in every page before anything else: what payloads call, and what the page's policy forbade, is said on the console. */
function reportHarm() {
  const page = window as unknown as Record<string, unknown>; // its functions are replaced by name
  for (const name of ['hurt', 'alert', 'confirm', 'prompt', 'print', 'open'])
    page[name] = (...given: unknown[]) => console.error(`called ${name}(${given.map(String).join()})`);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`violated ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

/** What a step of the walk waits for. */
export type Sight = {
  /** The heading of the screen. */
  title?: string;
  /** The texts that stand there, in the page, its dialogs, its fields or its toasts, each at least so many times. */
  texts?: readonly string[];
  times?: number;
  /** How many of the texts there must be; all of them where nothing is said. */
  least?: number;
};

/** Waits until a screen is at rest and the texts stand there as texts, and answers what is wrong with it. */
export function look(
  page: Page,
  { title = '', texts = [], times = 1, least = texts.length }: Sight,
): Promise<string[]> {
  return page.evaluate(lookAround, { title, texts, times, least, credit });
}

async function lookAround({ title, texts, times, least, credit }: Required<Sight> & { credit: string }) {
  // Screens show control characters as blanks, and put blanks where a long word may break.
  const bare = (text: string) => text.replace(/[\s\p{C}]/gu, '');
  const wanted = texts.map(bare);
  const regions = '#content, .auth-form, [role=dialog], .ant-notification, .auth';

  const missing = () => {
    const isBusy = document.querySelector('#content [aria-busy=true]') !== null;
    const heads = [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    const isThere = title === '' || heads.includes(title) || document.title.replace(/^\(\d+\) /, '') === title;
    if (isBusy || !isThere) return [`it does not come to rest as ${title || 'it was'}`];
    const roots = [...document.querySelectorAll(regions)].filter((root) => !root.parentElement?.closest(regions));
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const all = bare([...roots.map(({ textContent }) => textContent), ...fields].join('\n'));
    const absent = wanted.filter((text) => all.split(text).length <= times);
    return wanted.length - absent.length >= least
      ? []
      : absent.slice(0, 5).map((text) => `it does not show ${text.slice(0, 200)}`);
  };

  const traces = () => {
    const found: string[] = [];
    const strange =
      'script, style, link, meta, base, template, iframe, frame, object, embed, math, video, audio, marquee';
    for (const element of document.body.querySelectorAll(strange))
      if (element.closest('#root, [role=dialog], .ant-notification') && !element.hasAttribute('nonce'))
        found.push(element.outerHTML);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$|^ping$/i.test(name)) found.push(`${name}="${value}"`);
        if (!/(^|:)(href|src|action|formaction|data|poster|srcset|background)$/i.test(name)) continue;
        const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : undefined;
        const isOwn = url?.origin === location.origin && /^(https?|blob):$/.test(url.protocol) && url.username === '';
        if (!isOwn && url?.protocol !== 'tel:' && url?.href !== credit) found.push(`${name}="${value}"`);
      }
    return found.map((trace) => `it holds ${trace.slice(0, 200)}`);
  };

  const end = performance.now() + 20_000;
  for (;;) {
    const wrong = missing();
    if (wrong.length === 0 || performance.now() > end) return [...wrong, ...traces()];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
