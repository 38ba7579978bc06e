import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember } from '../support/builders';
import { decideInRow } from '../support/openConsole';

export const asha = aMember({ user_id: 'asha', username: 'Asha Rao', status: 'pending' });

export const takeback = { extensions: ['takeback'] as const };

export const answer = async (admin: UserEvent, name: string, action: 'Accept' | 'Reject') => {
  await decideInRow(admin, name, action);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
