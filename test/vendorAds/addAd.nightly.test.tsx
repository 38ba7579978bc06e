import { screen, waitFor, within } from '@testing-library/react';
import { pressInDialog } from '../support/openConsole';
import { refusing } from '../support/steps';
import { fakePictureAddresses, fileBox, recordCalls } from './recordedCalls';
import * as form from './addAdSteps';

beforeEach(fakePictureAddresses);

it("offers the enabled categories and 'Other', whose name becomes a category", async () => {
  const { admin, intercept } = await form.open();
  const calls = recordCalls(intercept);
  await admin.click(form.field('Category'));
  await screen.findByTitle('Catering');
  expect(screen.queryByTitle('Tailor')).not.toBeInTheDocument();
  await admin.click(screen.getByTitle('Other'));
  await form.fillTexts(admin);
  expect(form.addButton()).toBeDisabled();
  await admin.type(form.field('Category Name'), ' Astrologers ');
  await admin.click(form.addButton());
  expect(await screen.findByText('Category added successfully...')).toBeVisible();
  const sent = await calls();
  expect(sent.find(({ call }) => call.endsWith('add_vendor_ads'))?.body).toEqual(form.sent('', 'Astrologers'));
  expect(sent.find(({ call }) => call.endsWith('add_ads_cat'))?.body).toEqual({ category: 'Astrologers' });
});

it('says when a new name is there already, and takes it on demand', async () => {
  const { admin } = await form.open();
  await form.choose(admin, 'Other');
  await admin.type(form.field('Category Name'), 'tailor');
  expect(await screen.findByText(/already exists, disabled\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
  await form.write(admin, 'Category Name', 'CATE RING');
  expect(await screen.findByText(/already exists\./)).toBeVisible();
  await form.write(admin, 'Category Name', 'Caterring');
  expect(await screen.findByText(/^Did you mean/)).toHaveTextContent('Did you mean ‘Catering’? Use it');
  await admin.click(await screen.findByRole('button', { name: 'Use it' }));
  expect(within(form.dialog()).queryByLabelText('Category Name')).not.toBeInTheDocument();
  expect(screen.getByText('Still needed: Title, Description, Mobile, Email, Address')).toBeVisible();
});

it('counts the description, ends it at 35 characters, and says what of a paste had no room', async () => {
  const { admin } = await form.open();
  await form.write(admin, 'Description', 'x'.repeat(47));
  expect(form.field('Description')).toHaveValue('x'.repeat(35));
  expect(within(form.dialog()).getByText('35 / 35')).toBeVisible();
  expect(await screen.findByText('Only 35 characters fit; 12 were left out')).toBeVisible();
  await admin.type(form.field('Description'), '{Backspace}');
  expect(screen.queryByText(/were left out/)).not.toBeInTheDocument();
  await form.write(admin, 'Description', 'ಕ್ಷಿ'.repeat(12));
  expect(await screen.findByText('Only 35 characters fit; 16 were left out')).toBeVisible();
  expect(form.field('Email')).toHaveAttribute('type', 'email');
});

it('says that a number is wrong once it was left, and takes a landline and one of another country', async () => {
  const { admin } = await form.open();
  const mobile = form.field('Mobile');
  expect(mobile).toHaveValue('+91');
  await admin.type(mobile, '820252');
  expect(screen.queryByText('Please enter valid number')).not.toBeInTheDocument();
  await admin.tab();
  expect(await screen.findByText('Please enter valid number')).toBeVisible();
  await admin.click(mobile);
  await admin.keyboard('0000');
  await waitFor(() => expect(screen.queryByText('Please enter valid number')).not.toBeInTheDocument());
  expect(mobile).toHaveValue('+91 82025 20000');
  await admin.tripleClick(mobile);
  await admin.keyboard('+44 20 7946 0958');
  expect(mobile).toHaveValue('+44 20 7946 0958');
  expect(screen.getByText('Still needed: Category, Title, Description, Email, Address')).toBeVisible();
});

it('takes two numbers that are pasted at once for none, which it says', async () => {
  const { admin } = await form.open();
  const mobile = form.field('Mobile');
  await admin.tripleClick(mobile);
  await admin.paste('00971501234567');
  expect(mobile).toHaveValue('+971 50 123 4567');
  await admin.tripleClick(mobile);
  await admin.paste('9880012345, 9448012345');
  expect(await screen.findByText('Not pasted: no number has so many digits.')).toBeVisible();
  expect(mobile).toHaveValue('+971 50 123 4567');
});

it('finds a country by its name and takes its number', async () => {
  const { admin, intercept } = await form.openFilled();
  const calls = recordCalls(intercept);
  await admin.click(form.field('Country of the number'));
  await admin.keyboard('nepal');
  await admin.click(await screen.findByText(/Nepal/));
  await waitFor(() => expect(form.field('Mobile')).toHaveValue('+977'));
  expect(form.addButton()).toBeDisabled();
  await admin.tripleClick(form.field('Mobile'));
  await admin.paste('09812345678');
  await waitFor(() => expect(form.field('Mobile')).toHaveValue('+977 98 1234 5678'));
  await admin.click(form.addButton());
  await screen.findByText('Vendor ad added successfully...');
  expect((await calls())[0]?.body).toContainEqual(['mobile', '9779812345678']);
});

it.each([
  ['a text', 'notes.jpg', 'Dear vendor,', undefined],
  ['a GIF', 'moving.png', 'GIF89a\x01\x00\x01\x00', undefined],
  ['a film', 'dance.heic', '\0\0\0\x18ftypmp42', undefined],
  ['a HEIC photo', 'phone.jpg', '\0\0\0\x18ftypheic', 'phone.heic, 1 kB'],
  ['a PNG', 'Logo.JPEG', '\x89PNG\r\n\x1a\n', 'Logo.png, 1 kB'],
  ['a JPEG', 'Hall.JPEG', '\xff\xd8\xff\xe0', 'Hall.JPEG, 1 kB'],
])('sees %s named %s for what it is as soon as it is chosen', async (_what, name, bytes, taken) => {
  const { admin } = await form.open();
  await admin.upload(fileBox(form.dialog()), new File([Buffer.from(bytes, 'latin1')], name, { type: 'image/png' }));
  expect(await screen.findByText(taken ?? /is no jpg, png or heic picture, whatever its name says/)).toBeVisible();
  if (!taken) expect(screen.getByText('jpg, jpeg, png or heic, up to 2 MB')).toBeVisible();
});

it('takes the category that is there for a new one of its name, and says nothing of a category', async () => {
  const { admin, companion } = await form.open();
  await form.choose(admin, 'Other');
  await admin.type(form.field('Category Name'), ' CATE ring ');
  await form.fillTexts(admin);
  await admin.click(form.addButton());
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
  expect(await companion.db.selectFrom('vendor_ads').select('category').execute()).toEqual([{ category: 'Catering' }]);
  const categories = await companion.db.selectFrom('vendor_ad_categories').select('category').execute();
  expect(categories.map(({ category }) => category).sort()).toEqual(['Catering', 'Tailor']);
});

it('has added an ad all the same where a server refuses the category that it knows already, and says no more', async () => {
  const { admin, calls, intercept } = await form.openFilled();
  intercept(refusing('/add_ads_cat', 'It is there already.'));
  await admin.click(form.addButton());
  expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toContain('POST /api/vendor_ads/add_ads_cat');
  expect(screen.queryByText(/It is there already|Category added/)).not.toBeInTheDocument();
});

it('gives a draft back after a reload, the number too, but not a category that is gone', async () => {
  window.sessionStorage.setItem(
    'draft:vendor-ad-add',
    JSON.stringify({ title: 'Saffron', mobile: '+919876543210', category: 'Tailor' }),
  );
  const { admin } = await form.open({ signedInAs: 'admin@example.org' });
  await pressInDialog(admin, 'Add New Vendor ad', 'Restore');
  expect(form.field('Title')).toHaveValue('Saffron');
  expect(form.field('Mobile')).toHaveValue('+91 98765 43210');
  expect(await screen.findByText('Still needed: Category, Description, Email, Address')).toBeVisible();
  expect(form.dialog()).toHaveTextContent('‘Tailor’ is not offered any more.');
});
