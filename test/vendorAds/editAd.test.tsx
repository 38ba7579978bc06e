import { screen, waitFor, within } from '@testing-library/react';
import { adList, fakePictureAddresses, recordCalls } from './recordedCalls';
import { saffron, dialog, field, updateButton, openForm } from './editAdSteps';

beforeEach(fakePictureAddresses);

it('updating a vendor ad sends the form with the picture that the ad has', async () => {
  const ad = saffron();
  const { admin, intercept } = await openForm(ad);
  expect(field('Title')).toHaveValue('Saffron');
  expect(field('Mobile')).toHaveValue('+91 98765 43210');
  expect(within(dialog()).getByRole('img', { name: 'Saffron' })).toHaveAttribute(
    'src',
    'http://localhost/media/vendors/sweets.png',
  );
  const calls = recordCalls(intercept);
  await admin.type(field('Title'), ' & Sons');
  await admin.click(updateButton());
  expect(await screen.findByText('Vendor ad updated successfully...')).toBeVisible();
  expect(await screen.findByText('Saffron & Sons')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await calls()).toEqual([
    {
      call: `PUT /api/vendor_ads/update_vendor_ads/${ad.vendor_ads_id}`,
      body: [
        ['title', 'Saffron & Sons'],
        ['description', ad.description],
        ['mobile', '919876543210'],
        ['email', ad.email],
        ['address', ad.address],
        ['image', '/media/vendors/sweets.png'],
        ['category', 'Catering'],
      ],
    },
    { call: adList },
  ]);
});
