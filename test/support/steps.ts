import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rowOf, type OpenConsole } from './openConsole';

/** A refusal in the words of the contract, which looks for its sentence in one of two fields. */
export const refusal = (message: string, status = 409) =>
  Response.json({ message, responseMessage: message, responseCode: status }, { status });

export const isWrite = ({ method }: Request) => method !== 'GET';

/** For `intercept`: the calls whose address holds this text, or of which it says so, are refused. */
export const refusing =
  (calls: string | ((request: Request) => boolean), message: string, status?: number) => (request: Request) =>
    (typeof calls === 'string' ? request.url.includes(calls) : calls(request)) ? refusal(message, status) : undefined;

/** Holds the answers to some calls back, until the returned function lets the companion give them. */
export function holdBack(
  { companion, intercept }: Pick<OpenConsole, 'companion' | 'intercept'>,
  isHeld: (request: Request) => boolean,
) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  intercept((request) => (isHeld(request) ? released.then(() => companion.fetch(request)) : undefined));
  return () => act(async () => release());
}

export const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** What the database says of a member. */
export const statusOf = async ({ companion }: OpenConsole, id: string) =>
  (await companion.db.selectFrom('members').select('status').where('user_id', '=', id).executeTakeFirst())?.status;

/** The texts in the cells of a row. */
export const cellsOf = async (text: string) =>
  within(await rowOf(text))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

export async function signIn(admin: UserEvent, password = 'Lotus-Lamp-2026', email = 'admin@example.org') {
  await admin.clear(await screen.findByLabelText('Email'));
  await admin.paste(email);
  await admin.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

export async function signOut(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Account' }));
  await admin.click(await screen.findByText('Logout'));
  await screen.findByRole('heading', { name: 'Sign In' });
}

/** Goes to the own profile by the menu of the account. */
export async function goToProfile(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Account' }));
  await admin.click(await screen.findByText('My profile'));
}

/** From now on these lists hold four rows more, which cannot be read. */
export const addUnreadableRows = (
  { companion, intercept }: Pick<OpenConsole, 'companion' | 'intercept'>,
  call: string,
) =>
  intercept((request) => (request.url.includes(call) ? companion.fetch(request).then(withUnreadableRows) : undefined));

async function withUnreadableRows(reply: Response) {
  const body = await reply.json();
  const { responseData = body.data } = body;
  const rows = responseData.payment_list ?? responseData.version_list ?? responseData;
  // A page behind the last one stays empty.
  if (rows.length > 0) rows.push(null, 'row', {}, []);
  return Response.json(body);
}
