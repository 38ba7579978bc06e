import { screen, waitFor } from '@testing-library/react';
import { aBlock, aMatch, aMember, aReport } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { signOut } from '../support/steps';

it('leaves nothing of the moderation lists in the store after the end of the session', async () => {
  const [asha, ravi] = [aMember({ username: 'Asha Rao', status: 'approved' }), aMember({ username: 'Ravi' })];
  const { admin, store } = await openConsole(`/admin/view-user/${asha.user_id}`, {
    members: [asha, ravi],
    blocks: [aBlock(ravi, asha)],
    interests: [aMatch(asha, ravi)],
    reports: [aReport(ravi, asha, { reason: 'Fake profile' })],
  });
  await screen.findByText(/Fake profile/);
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ravi' })).toHaveLength(2));
  const { moderation } = store.getState();
  expect(Object.values(moderation).filter((facts) => asha.user_id in facts)).toHaveLength(3);

  await signOut(admin);
  expect(Object.values(store.getState().moderation)).toEqual([{}, {}, {}, {}]);
  expect(JSON.stringify(store.getState())).not.toMatch(/Asha Rao|Ravi|Fake profile/);
});
