import { screen, waitFor, within } from '@testing-library/react';
import { adminScreens } from '@/app/routes';
import { knownExtensions } from '@/shared/api/appConfig';
import { openConsole } from '../support/openConsole';

const addresses = adminScreens.map(({ path, title }) => [path.replace(':id', '17'), title] as const);

it.each(addresses)('the frame opens %s under the heading %s, with the four figures above', async (address, title) => {
  await openConsole(address, {}, { extensions: knownExtensions });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
  await waitFor(() =>
    expect(screen.queryAllByText('No Data Found!!')).toHaveLength(/view-user|\/profile$/.test(address) ? 0 : 1),
  );
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'User Requests',
    'Total users',
    'Rejected Users',
    'Blocked Users',
  ]);
});
