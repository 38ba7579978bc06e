import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPicture } from '../support/builders';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';
import { refusing } from '../support/steps';
import { adList, categoryList, fakePictureAddresses, fileBox, recordCalls } from './recordedCalls';
import * as form from './addAdSteps';

beforeEach(fakePictureAddresses);

const twoMegabytes = 2 * 1024 * 1024;
const tooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';
const isAdd = ({ method, url }: Request) => method === 'POST' && url.endsWith('/add_vendor_ads');

it('sends the ad and then its category, and lists it', async () => {
  const { admin, intercept } = await form.openFilled();
  const calls = recordCalls(intercept);
  await admin.upload(fileBox(form.dialog()), aPicture('jpeg', { name: 'sweets.jpg' }));
  await admin.click(form.addButton());
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Saffron Sweets')).toBeVisible();
  expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
  expect(await calls()).toEqual([
    { call: 'POST /api/vendor_ads/add_vendor_ads', body: form.sent('sweets.jpg, image/jpeg, 269 bytes') },
    { call: adList },
    { call: 'POST /api/vendor_ads/add_ads_cat', body: { category: 'Catering' } },
    { call: categoryList },
  ]);
});

it('can be sent only when everything is there, and says what is not', async () => {
  const { admin } = await form.open();
  expect(screen.getByText('Still needed: Category, Title, Description, Mobile, Email, Address')).toBeVisible();
  await form.choose(admin, 'Catering');
  await form.fillTexts(admin);
  expect(form.addButton()).toBeEnabled();
  for (const label of ['Title', 'Description', 'Email', 'Address']) {
    const before = (form.field(label) as HTMLInputElement).value; // a text field, as its label says
    await form.write(admin, label, '   ');
    expect(screen.getByText(`Still needed: ${label}`)).toBeVisible();
    expect(form.addButton()).toBeDisabled();
    await form.write(admin, label, before);
  }
  expect(form.addButton()).toBeEnabled();
  await form.write(admin, 'Email', 'saffron@example');
  await waitFor(() => expect(form.field('Email')).toHaveAccessibleDescription('Enter an e-mail like name@example.org'));
  expect(form.field('Email')).toBeInvalid();
  expect(form.addButton()).toBeDisabled();
  await admin.type(form.field('Email'), '.org');
  await waitFor(() => expect(form.field('Email')).toBeValid());
  expect(form.addButton()).toBeEnabled();
});

it('takes a picture of four kinds up to two megabytes, and refuses a byte more in the words of the product', async () => {
  const { admin } = await form.open();
  await admin.upload(fileBox(form.dialog()), aPicture('png', { name: 'full.png', bytes: twoMegabytes }));
  expect(await screen.findByText('full.png, 2.0 MB')).toBeVisible();
  expect(screen.queryByText(tooLarge)).not.toBeInTheDocument();
  await admin.upload(fileBox(form.dialog()), aPicture('heic', { name: 'over.heic', bytes: twoMegabytes + 1 }));
  expect(await screen.findByText(tooLarge)).toBeVisible();
  expect(screen.queryByText(/^full\.png/)).not.toBeInTheDocument();
  expect(fileBox(form.dialog())).toHaveProperty('files', expect.objectContaining({ length: 0 }));
  expect(fileBox(form.dialog())).toHaveAttribute('accept', '.jpg,.jpeg,.png,.heic,image/jpeg,image/png,image/heic');
  fireEvent.change(fileBox(form.dialog()), { target: { files: [new File(['<svg/>'], 'logo.svg')] } });
  expect(await screen.findByText('Please choose a jpg, jpeg, png or heic file.')).toBeVisible();
});

it('keeps the picture that is chosen while the browser makes another one smaller', async () => {
  let cannotDraw: () => void = () => undefined;
  globalThis.createImageBitmap = () => new Promise((_resolve, reject) => void (cannotDraw = () => reject(new Error())));
  const { admin } = await form.open();
  await admin.upload(fileBox(form.dialog()), aPicture('jpeg', { name: 'large.jpg', bytes: twoMegabytes + 1 }));
  await admin.click(await screen.findByRole('button', { name: 'Make it smaller for me' }));
  await admin.upload(fileBox(form.dialog()), aPicture('png', { name: 'small.png' }));
  expect(await screen.findByText(/^small\.png/)).toBeVisible();
  await act(async () => cannotDraw());
  expect(screen.getByText(/^small\.png/)).toBeVisible();
  expect(screen.queryByText('This browser cannot make it smaller.')).not.toBeInTheDocument();
});

it('adds no ad without the picture that is being made smaller', async () => {
  let cannotDraw: () => void = () => undefined;
  globalThis.createImageBitmap = () => new Promise((_resolve, reject) => void (cannotDraw = () => reject(new Error())));
  const { admin } = await form.open();
  await form.choose(admin, 'Catering');
  await form.fillTexts(admin);
  await admin.upload(fileBox(form.dialog()), aPicture('jpeg', { name: 'large.jpg', bytes: twoMegabytes + 1 }));
  await admin.click(await screen.findByRole('button', { name: 'Make it smaller for me' }));
  expect(form.addButton()).toBeDisabled();
  await act(async () => cannotDraw());
  expect(form.addButton()).toBeEnabled();
});

it('offers the category alone when the ad was stored without it', async () => {
  const { admin, calls, companion, intercept } = await form.open();
  intercept(refusing('/add_ads_cat', 'Categories are closed.', 503));
  await form.choose(admin, 'Other');
  await admin.type(form.field('Category Name'), 'Astrologers');
  await form.fillTexts(admin);
  await admin.click(form.addButton());
  const question = await screen.findByRole('dialog', { name: 'Add Category' });
  expect(question).toHaveTextContent('The vendor ad is saved. Do you want to add its category Astrologers now?');
  expect(within(question).getByText('Not added: Categories are closed.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Add New Vendor ad' })).not.toBeInTheDocument();
  await pressInDialog(admin, 'Add Category', 'Try again');
  expect(await screen.findByText('Not added: Categories are closed.')).toBeVisible();

  intercept(() => undefined);
  await pressInDialog(admin, 'Add Category', 'Try again');
  expect(await screen.findByText('Category added successfully...')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter((call) => call.endsWith('/add_vendor_ads'))).toHaveLength(1);
  expect(calls.filter((call) => call.endsWith('/add_ads_cat'))).toHaveLength(3);
  expect(await companion.db.selectFrom('vendor_ads').select('title').execute()).toEqual([{ title: 'Saffron Sweets' }]);
});

it('looks whether the ad is there when the answer was lost, and sends it no second time', async () => {
  const { admin, calls, companion, intercept } = await form.openFilled();
  // A form is sent with other ends of lines than a field holds.
  await form.write(admin, 'Address', '4 Car Street\nUdupi');
  intercept((request) =>
    isAdd(request) ? companion.fetch(request).then(() => Promise.reject(new TypeError('connection lost'))) : undefined,
  );
  await admin.click(form.addButton());
  expect(await screen.findByText(/^No answer; it may have been saved/)).toBeVisible();
  await pressInDialog(admin, 'Add New Vendor ad', 'Try again');
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  expect(calls.filter((call) => call.endsWith('/add_vendor_ads'))).toHaveLength(1);
  expect(calls.filter((call) => call.endsWith('/add_ads_cat'))).toHaveLength(1);
  expect(await companion.db.selectFrom('vendor_ads').select('title').execute()).toHaveLength(1);
});

it('says why the categories could not be loaded, and loads them on Retry', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password', form.world());
  intercept(refusing('/vendor_ads_category', 'The drawer is stuck.'));
  await goTo('/admin/vendor_ads');
  await form.openOn(admin);
  const retry = await within(form.dialog()).findByRole('button', { name: 'Retry' });
  expect(form.dialog()).toHaveTextContent('The drawer is stuck.');
  intercept(() => undefined);
  await admin.click(retry);
  await form.choose(admin, 'Catering');
  expect(form.dialog()).not.toHaveTextContent('The drawer is stuck.');
});
