import { screen, waitFor, within } from '@testing-library/react';
import { aCategory, anAd, anExpiredAd, aPicture } from '../support/builders';
import { openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { adList, fakePictureAddresses, fileBox, recordCalls } from './recordedCalls';

beforeEach(fakePictureAddresses);

const old = (facts: Parameters<typeof anExpiredAd>[0] = {}) =>
  anExpiredAd({ title: 'Saffron', category: 'Catering', mobile: '919876543210', ...facts });
const categories = () => [aCategory({ category: 'Catering' }), aCategory({ category: 'Tailor', status: 0 })];
const dialog = () => screen.getByRole('dialog', { name: 'Add New Vendor ad' });
const isPicture = ({ url }: Request) => url.includes('/media/');

it('lists one again, its picture fetched as a file, and leads to the new ad', async () => {
  const { admin, companion, intercept } = await openConsole('/admin/expired_vendor_ads', {
    ads: [old({ image: '/media/ads/sweets.png' })],
    categories: categories(),
  });
  intercept((request) => (isPicture(request) ? new Response(aPicture('png'), { status: 200 }) : undefined));
  expect(within(await rowOf('Saffron')).getByText('Expired')).toHaveClass('ant-tag-error');
  await pressInRow(admin, 'Saffron', 'List again Saffron');
  expect(await screen.findByText('Picture kept from the expired ad.')).toBeVisible();
  expect(within(dialog()).getByLabelText('Title')).toHaveValue('Saffron');
  expect(within(dialog()).getByLabelText('Mobile')).toHaveValue('+91 98765 43210');
  const calls = recordCalls(intercept);
  await pressInDialog(admin, 'Add New Vendor ad', 'Add');
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  expect((await calls())[0]?.body).toContainEqual(['image', expect.stringMatching(/^sweets\.png, /)]);
  expect(await companion.db.selectFrom('vendor_ads').select('title').execute()).toHaveLength(2);
  await admin.click(await screen.findByRole('link', { name: 'Listed again: show Saffron' }));
  expect(await screen.findByRole('button', { name: 'View Details of Saffron' })).toBeVisible();
  expect(window.location.search).toBe('?search=Saffron');
});

it('knows by title and number, among the live ads, which one is listed again already', async () => {
  const mobile = '919876543210';
  const { calls } = await openConsole('/admin/expired_vendor_ads', {
    ads: [
      old(),
      old({ title: 'Marigold' }),
      anAd({ title: 'SAFFRON ', mobile }),
      anAd({ title: 'Marigold', mobile: '918111111111' }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Listed again: show Saffron' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'List again Saffron' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'List again Marigold' })).toBeVisible();
  expect(calls.filter((call) => call === adList)).toHaveLength(1);
});

it('asks for the picture again when it cannot be fetched, and for a category that is still there', async () => {
  const { admin } = await openConsole('/admin/expired_vendor_ads', {
    ads: [old({ image: '/media/ads/gone.png', category: 'Tailor' })],
    categories: categories(),
  });
  await pressInRow(admin, 'Saffron', 'List again Saffron');
  expect(
    await screen.findByText('The picture of the expired ad could not be fetched. Please choose it again.'),
  ).toBeVisible();
  await waitFor(() => expect(dialog()).toHaveTextContent('‘Tailor’ is not offered any more.'));
  expect(within(dialog()).getByRole('button', { name: 'Add' })).toBeDisabled();
  await admin.upload(fileBox(dialog()), aPicture('png', { name: 'new.png' }));
  expect(screen.queryByText(/could not be fetched/)).not.toBeInTheDocument();
});
