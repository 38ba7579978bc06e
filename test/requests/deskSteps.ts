import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aProfile, someMembers } from '../support/builders';
import { openConsole } from '../support/openConsole';

export const pending = (count: number) => someMembers(count, 'Member', { status: 'pending' });

export const nameOnDesk = () => document.querySelector('#member-name bdi')?.textContent;

// A query by role goes through every cell of the list.
export const onDesk = (name: string) => waitFor(() => expect(nameOnDesk()).toBe(name));

/** Presses the key of an answer, and Enter once the question has the focus. */
export async function answerBy(admin: UserEvent, key: 'a' | 'r') {
  const action = key === 'a' ? 'Accept' : 'Reject';
  await admin.keyboard(key);
  const question = await screen.findByRole('dialog', { name: `${action} the request` });
  const answer = within(question).getByRole('button', { name: action });
  await waitFor(() => expect(answer).toHaveFocus());
  await admin.keyboard('{Enter}');
}

export const openFirst = async (address: string, count: number) => {
  const all = pending(count);
  const visit = await openConsole(address, { members: all, profiles: all.map((member) => aProfile(member)) });
  await visit.admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  return { ...visit, all };
};
