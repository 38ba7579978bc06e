import { screen, waitFor } from '@testing-library/react';
import { aMatch, aMember } from '../support/builders';
import { moveClock } from '../support/clock';
import { openConsole, rowOf } from '../support/openConsole';
import { refusing } from '../support/steps';

it('the list of matches is empty when the server refuses, which it says, and comes on Retry', async () => {
  const [asha, ravi] = [aMember({ username: 'Asha Rao' }), aMember()];
  const world = { members: [asha, ravi], interests: [aMatch(asha, ravi), aMatch(ravi, asha, { accepted_on: null })] };
  const { admin, intercept } = await openConsole('/admin/who-accepted-whom', world);
  expect(await screen.findByText('1 match')).toBeVisible();
  await rowOf('Asha Rao');
  await admin.click(screen.getByRole('link', { name: 'Vendor ads' }));
  await screen.findByRole('heading', { level: 1, name: 'Vendor ads' });
  moveClock(30_000);
  intercept(refusing('/accepted/requests', 'The archive is closed.'));
  await admin.click(screen.getByRole('link', { name: 'Accepted Matches' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(screen.getAllByText('The archive is closed.')).toHaveLength(2));
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();

  intercept(() => undefined);
  await admin.click(retry);
  await rowOf('Asha Rao');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
});
