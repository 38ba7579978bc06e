import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../support/builders';
import { pressInDialog, pressInRow, type OpenConsole } from '../support/openConsole';

export const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });

export const takeback = { extensions: ['takeback'] as const };

export const statusOf = async ({ companion }: OpenConsole, id: string) =>
  (await companion.db.selectFrom('members').select('status').where('user_id', '=', id).executeTakeFirst())?.status;

export const answer = async (admin: UserEvent, name: string, action: 'Accept' | 'Reject') => {
  await pressInRow(admin, name, action);
  await pressInDialog(admin, `${action} the request`, action);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
