import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '../support/builders';
import { pressInDialog } from '../support/openConsole';
import { refusal } from '../support/steps';
import { fakePictureAddresses, fileBox, recordCalls } from './recordedCalls';
import { saffron, dialog, field, updateButton, openForm } from './editAdSteps';

beforeEach(fakePictureAddresses);

it('changes the status by its own call, then the category and the picture by the form', async () => {
  const { admin, calls: puts, companion, intercept } = await openForm();
  await admin.click(field('Status'));
  await admin.click(await screen.findByTitle('Disabled'));
  await admin.click(field('Category'));
  await admin.click(await screen.findByTitle('Sweets'));
  await admin.upload(fileBox(dialog()), aPicture('png', { name: 'new.png' }));
  intercept(({ headers, method }) =>
    method === 'PUT' && headers.get('content-type')?.startsWith('multipart') ? refusal('Not today.') : undefined,
  );
  await admin.click(updateButton());
  expect(await screen.findByText('Not saved: Not today.')).toBeVisible();
  // What is saved already is not sent again.
  const calls = recordCalls(intercept);
  await pressInDialog(admin, 'Update Vendor Ad', 'Try again');
  expect(await screen.findByText('Vendor ad updated successfully...')).toBeVisible();
  expect(puts.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
  expect((await calls())[0]?.body).toEqual(
    expect.arrayContaining([
      ['category', 'Sweets'],
      ['image', expect.stringMatching(/^new\.png, image\/png/)],
    ]),
  );
  const stored = await companion.db.selectFrom('vendor_ads').select(['category', 'is_visible']).execute();
  expect(stored).toEqual([{ category: 'Sweets', is_visible: 2 }]);
});

it('can be sent only with a number that is right', async () => {
  const { admin } = await openForm(saffron({ mobile: '9198765' }));
  expect(await screen.findByText('Please enter valid number')).toBeVisible();
  expect(updateButton()).toBeDisabled();
  await admin.click(field('Mobile'));
  await admin.paste('9876543210');
  await waitFor(() => expect(updateButton()).toBeEnabled());
});

it('takes a chosen picture back', async () => {
  const { admin, intercept } = await openForm();
  await admin.upload(fileBox(dialog()), aPicture('heic', { name: 'phone.heic' }));
  const picture = within(dialog()).getByRole('img', { name: 'Saffron' });
  fireEvent.error(picture);
  expect(within(dialog()).getByText('HEIC')).toBeVisible();
  expect(within(dialog()).getByText('phone.heic')).toBeVisible();
  await pressInDialog(admin, 'Update Vendor Ad', 'Remove');
  expect(within(dialog()).getByRole('img', { name: 'Saffron' })).toBeVisible();
  const calls = recordCalls(intercept);
  await admin.click(updateButton());
  await screen.findByText('Vendor ad updated successfully...');
  expect((await calls())[0]?.body).toContainEqual(['image', '/media/vendors/sweets.png']);
});
