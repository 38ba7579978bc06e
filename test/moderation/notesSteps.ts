import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, type aNote, aProfile } from '../support/builders';
import { openConsole, pressInRow, type OpenConsole } from '../support/openConsole';
import { isWrite } from '../support/steps';

export const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });

const ravi = aMember({ user_id: 'ravi', username: 'Ravi Bhat', status: 'approved' });

export const world = { members: [asha, ravi], profiles: [aProfile(asha), aProfile(ravi)] };

export const withNotes = { extensions: ['notes'] as const };

export const open = (notes: ReturnType<typeof aNote>[] = []) =>
  openConsole('/admin/view-user/asha', { ...world, notes }, withNotes);

export const panel = () => screen.findByRole('region', { name: 'Notes' });

export const shown = async () =>
  within(await panel())
    .queryAllByRole('listitem')
    .map((note) => note.querySelector('p')?.textContent);

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });

export const addButton = () => screen.getByRole('button', { name: /Add note$/ });

export async function write(admin: UserEvent, text: string) {
  await admin.click(await field());
  await admin.paste(text);
}

export const kept = ({ companion }: OpenConsole) =>
  companion.db
    .selectFrom('member_notes')
    .select(['user_id', 'note'])
    .execute()
    .then((rows) => rows.map(({ user_id, note }) => `${user_id}: ${note}`));

export const noteCalls = ({ calls }: OpenConsole) => calls.filter((call) => call.includes('/admins/notes'));

export const isNote = (request: Request) => isWrite(request) && request.url.includes('/admins/notes');

export const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason (kept as a note)' });

export const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const askReject = async () => {
  const visit = await openConsole('/admin/requests', world, withNotes);
  await pressInRow(visit.admin, 'Asha Rao', 'Reject');
  return visit;
};
