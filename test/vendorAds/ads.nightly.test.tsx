import { screen, waitFor, within } from '@testing-library/react';
import { anAd } from '../support/builders';
import { choose, openConsole, rowOf } from '../support/openConsole';
import { inDays, titles } from './adsSteps';

it('shows an ad again by Undo in the toast', async () => {
  const { admin } = await openConsole('/admin/vendor_ads', { ads: [anAd({ title: 'Saffron' })] });
  await rowOf('Saffron');
  const toggle = screen.getByRole('switch', { name: 'Status of Saffron' });
  await admin.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
  await admin.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toggle).toBeChecked());
});

it('marks what an ad gives away, and names it above the whole ad, but for its address', async () => {
  const { admin } = await openConsole('/admin/vendor_ads', {
    ads: [anAd({ title: 'Call 9845012345', description: 'insta: shop_x', address: 'Udupi, call 9845098450' })],
  });
  await admin.click(await screen.findByRole('button', { name: 'View Details of Call 9845012345' }));
  const details = within(screen.getByRole('dialog', { name: 'View Details' }));
  const warnings = within(details.getByRole('region', { name: 'Warnings' }));
  expect(warnings.getByText('A phone number in the title')).toBeVisible();
  expect(warnings.getByText('A name in a social network in the description')).toBeVisible();
  const marked = details.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);
  expect(marked).toEqual(['9845012345', 'shop_x']);
});

it('sorts those that expire soon by the days that are left', async () => {
  const { admin } = await openConsole('/admin/vendor_ads', {
    ads: [
      anAd({ title: 'In forty', expires_at: inDays(40) }),
      anAd({ title: 'In six', expires_at: inDays(6) }),
      anAd({ title: 'In two', expires_at: inDays(2) }),
      anAd({ title: 'In ten', expires_at: inDays(10) }),
      anAd({ title: 'In fifty', expires_at: inDays(50) }),
    ],
  });
  await rowOf('In two');
  await choose(admin, 'Ads to list', 'Expiring soon (4)');
  await waitFor(() => expect(titles()).toEqual(['In two', 'In six', 'In ten', 'In forty']));
  await choose(admin, 'Ads to list', 'Within a week (2)');
  await waitFor(() => expect(titles()).toEqual(['In two', 'In six']));
  expect(window.location.search).toBe('?view=week');
});
