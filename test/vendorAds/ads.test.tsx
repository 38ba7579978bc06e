import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, anAd, daysAgo } from '../support/builders';
import {
  choices,
  findChoice,
  goTo,
  headings,
  openConsole,
  pressInDialog,
  pressInRow,
  rowOf,
} from '../support/openConsole';
import { adList, categoryList, recordCalls } from './recordedCalls';
import { inDays, titles } from './adsSteps';

const adCalls = (calls: string[]) => calls.filter((call) => call.includes('/vendor_ads/'));

/** Ads that were made one day after the other: the server lists the last one first. */
const someAds = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anAd({ title: `Ad ${String(index + 1).padStart(2, '0')}`, created_at: daysAgo(index) }),
  );

it('shows what runs, since when and for how long', async () => {
  const { calls } = await openConsole('/admin/vendor_ads', {
    ads: [
      anAd({ title: 'Long', category: 'Catering', expires_at: inDays(100) }),
      anAd({ title: 'Short', is_visible: 2, expires_at: inDays(5) }),
      anAd({ title: 'Last', expires_at: inDays(1) }),
      anAd({ title: 'Old', created_at: daysAgo(120) }),
    ],
  });
  await rowOf('Long');
  expect(screen.getByText('100 days')).toHaveClass('ant-tag-success');
  expect(screen.getByText('5 days')).toHaveClass('ant-tag-error');
  expect(screen.getByText('1 day')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Status of Long' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Status of Short' })).not.toBeChecked();
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  expect(adCalls(calls)).toEqual([adList, categoryList]);
});

it('hides and shows an ad: the call carries all of it, and the switch moves when the server has said yes', async () => {
  const ad = anAd({ title: 'Saffron', image: '/media/ads/sweets.png', category: 'Catering' });
  const { admin, companion, intercept } = await openConsole('/admin/vendor_ads', { ads: [ad] });
  await rowOf('Saffron');
  // Somebody else changes the ad meanwhile.
  await companion.db.updateTable('vendor_ads').set({ address: '1 New Street' }).execute();
  const calls = recordCalls(intercept);
  const toggle = () => screen.getByRole('switch', { name: 'Status of Saffron' });
  await admin.click(toggle());
  expect(await screen.findByText('Vendor ad status disabled successfully')).toBeVisible();
  await waitFor(() => expect(toggle()).not.toBeChecked());
  const path = `PUT /api/vendor_ads/update_vendor_ads/${ad.vendor_ads_id}`;
  const body = {
    title: 'Saffron',
    description: ad.description,
    mobile: ad.mobile,
    email: ad.email,
    address: '1 New Street',
    image: '/media/vendors/sweets.png',
    isVisible: 2,
    category: 'Catering',
  };
  await waitFor(async () => expect(await calls()).toEqual([{ call: adList }, { call: path, body }, { call: adList }]));

  await admin.click(toggle());
  expect(await screen.findByText('Vendor ad status enabled successfully')).toBeVisible();
  await waitFor(() => expect(toggle()).toBeChecked());
  expect((await calls()).find((call, index) => index > 2 && call.call === path)?.body).toEqual({
    ...body,
    isVisible: 1,
  });
});

it('says so when the ad of a switch is gone', async () => {
  const { admin, calls, companion } = await openConsole('/admin/vendor_ads', { ads: [anAd({ title: 'Saffron' })] });
  await rowOf('Saffron');
  await companion.db.deleteFrom('vendor_ads').execute();
  await admin.click(screen.getByRole('switch', { name: 'Status of Saffron' }));
  expect(await screen.findByText('Someone has already dealt with this one.')).toBeVisible();
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
});

it('deletes an ad after a question that starts on Close, and goes on with the page before when it was the last', async () => {
  const { admin, calls } = await openConsole('/admin/vendor_ads?page=2', { ads: someAds(6) });
  await pressInRow(admin, 'Ad 06', 'Delete Ad 06');
  const question = screen.getByRole('dialog', { name: 'Delete Vendor Ad' });
  expect(question).toHaveTextContent('Do you want to delete this vendor ad? Ad 06 cannot be brought back.');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Close' })).toHaveFocus());
  await pressInDialog(admin, 'Delete Vendor Ad', 'Delete');
  expect(await screen.findByText('Vendor ad deleted successfully...')).toBeVisible();
  expect(await screen.findByText('1-5 / 5')).toBeVisible();
  expect(titles()).toHaveLength(5);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
});

it('shows the whole ad, with a number to call and its picture', async () => {
  const { admin } = await openConsole('/admin/vendor_ads', {
    ads: [anAd({ title: 'Saffron', category: 'Catering', image: '/media/ads/sweets.png', expires_at: inDays(12) })],
  });
  await pressInRow(admin, 'Saffron', 'Saffron');
  const details = within(screen.getByRole('dialog', { name: 'View Details' }));
  expect(headings(details)).toBe(
    'Title | Description | Category | Mobile | Email | Address | Created At | Expires In | Image',
  );
  expect(details.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(details.getByRole('img', { name: 'Saffron' })).toHaveAttribute(
    'src',
    'http://localhost/media/vendors/sweets.png',
  );
  expect(details.getByText('12 days')).toHaveClass('ant-tag-error');
  await pressInDialog(admin, 'View Details', 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('searches and narrows down by category, in the address', async () => {
  const { admin } = await openConsole('/admin/vendor_ads', {
    categories: [aCategory({ category: 'Music' })],
    ads: [
      anAd({ title: 'Saffron Sweets', category: 'Catering', address: '4 Car Street, Udupi' }),
      anAd({ title: 'Saffron Silks', category: 'Sarees' }),
      anAd({ title: 'Kudla Oota', category: 'Catering', mobile: '918123456789' }),
    ],
  });
  await rowOf('Kudla Oota');
  await admin.type(screen.getByRole('searchbox', { name: 'Search the ads' }), 'SAFFRON{Enter}');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await admin.click(screen.getByRole('combobox', { name: 'Category to list' }));
  await waitFor(() => expect(choices()).not.toEqual([]));
  expect(choices().map((option) => option.textContent)).toEqual([
    'All categories',
    'Catering (2)',
    'Music (0)',
    'Sarees (1)',
  ]);
  await admin.click(await findChoice('Catering (2)'));
  await waitFor(() => expect(titles()).toEqual(['Saffron Sweets']));
  expect(window.location.search).toBe('?search=SAFFRON&category=Catering');

  await goTo('/admin/vendor_ads?search=%2B91%2081234');
  await waitFor(() => expect(titles()).toEqual(['Kudla Oota']));
  await goTo('/admin/vendor_ads?search=nobody');
  expect(await screen.findByText('No Data Found!!')).toBeVisible();
});
