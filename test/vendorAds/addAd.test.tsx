import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCategory, aPicture } from '../support/builders';
import { goTo, openConsole, pressInDialog } from '../support/openConsole';
import { refusing } from '../support/steps';
import { adList, categoryList, fakePictureAddresses, fileBox, recordCalls } from './recordedCalls';

beforeEach(fakePictureAddresses);

const twoMegabytes = 2 * 1024 * 1024;
const tooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';

const world = () => ({
  categories: [aCategory({ category: 'Catering' }), aCategory({ category: 'Tailor', status: 0 })],
});
const dialog = () => screen.getByRole('dialog', { name: 'Add New Vendor ad' });
const field = (label: string) => within(dialog()).getByLabelText(label);
const addButton = () => within(dialog()).getByRole('button', { name: 'Add' });
const isAdd = ({ method, url }: Request) => method === 'POST' && url.endsWith('/add_vendor_ads');

async function openForm(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Add Vendor Ad' }));
  await screen.findByRole('dialog', { name: 'Add New Vendor ad' });
  await waitFor(() => expect(field('Category')).toHaveFocus());
}

async function choose(admin: UserEvent, option: string) {
  await admin.click(field('Category'));
  await admin.click(await screen.findByTitle(option));
}

/** Puts a text in the place of what a field holds. */
async function write(admin: UserEvent, label: string, value: string) {
  await admin.clear(field(label));
  await admin.paste(value);
}

async function fillTexts(admin: UserEvent) {
  await write(admin, 'Title', ' Saffron Sweets ');
  await write(admin, 'Description', 'Sweets for weddings');
  await write(admin, 'Email', 'saffron@example.org');
  await write(admin, 'Address', '4 Car Street, Udupi');
  await admin.click(field('Mobile'));
  await admin.paste('+919876543210');
}

/** The form with everything that it needs. */
async function openFilledForm(admin: UserEvent) {
  await openForm(admin);
  await choose(admin, 'Catering');
  await fillTexts(admin);
}

const sentForm = (image: string, category = 'Catering') => [
  ['title', 'Saffron Sweets'],
  ['description', 'Sweets for weddings'],
  ['mobile', '919876543210'],
  ['email', 'saffron@example.org'],
  ['address', '4 Car Street, Udupi'],
  ['image', image],
  ['category', category],
];

describe('adding a vendor ad', () => {
  it('sends the ad and then its category, and lists it', async () => {
    const { admin, intercept } = await openConsole('/admin/vendor_ads', world());
    const calls = recordCalls(intercept);
    await openFilledForm(admin);
    await admin.upload(fileBox(dialog()), aPicture('jpeg', { name: 'sweets.jpg' }));
    await admin.click(addButton());
    expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Saffron Sweets')).toBeVisible();
    expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
    expect(await calls()).toEqual([
      { call: 'POST /api/vendor_ads/add_vendor_ads', body: sentForm('sweets.jpg, image/jpeg, 269 bytes') },
      { call: adList },
      { call: 'POST /api/vendor_ads/add_ads_cat', body: { category: 'Catering' } },
      { call: categoryList },
    ]);
  });

  it("offers the enabled categories and 'Other', whose name becomes a category", async () => {
    const { admin, intercept } = await openConsole('/admin/vendor_ads', world());
    const calls = recordCalls(intercept);
    await openForm(admin);
    await admin.click(field('Category'));
    await screen.findByTitle('Catering');
    expect(screen.queryByTitle('Tailor')).not.toBeInTheDocument();
    await admin.click(screen.getByTitle('Other'));
    await fillTexts(admin);
    expect(addButton()).toBeDisabled();
    await admin.type(field('Category Name'), ' Astrologers ');
    await admin.click(addButton());
    expect(await screen.findByText('Category added successfully...')).toBeVisible();
    const sent = await calls();
    expect(sent.find(({ call }) => call.endsWith('add_vendor_ads'))?.body).toEqual(sentForm('', 'Astrologers'));
    expect(sent.find(({ call }) => call.endsWith('add_ads_cat'))?.body).toEqual({ category: 'Astrologers' });
  });

  it('says when a new name is there already, and takes it on demand', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    await choose(admin, 'Other');
    await admin.type(field('Category Name'), 'tailor');
    expect(await screen.findByText(/already exists, disabled\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
    await write(admin, 'Category Name', 'CATE RING');
    expect(await screen.findByText(/already exists\./)).toBeVisible();
    await write(admin, 'Category Name', 'Caterring');
    expect(await screen.findByText(/^Did you mean/)).toHaveTextContent('Did you mean ‘Catering’? Use it');
    await admin.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(within(dialog()).queryByLabelText('Category Name')).not.toBeInTheDocument();
    expect(screen.getByText('Still needed: Title, Description, Mobile, Email, Address')).toBeVisible();
  });

  it('can be sent only when everything is there, and says what is not', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    expect(screen.getByText('Still needed: Category, Title, Description, Mobile, Email, Address')).toBeVisible();
    await choose(admin, 'Catering');
    await fillTexts(admin);
    expect(addButton()).toBeEnabled();
    for (const label of ['Title', 'Description', 'Email', 'Address']) {
      const before = (field(label) as HTMLInputElement).value; // a text field, as its label says
      await write(admin, label, '   ');
      expect(screen.getByText(`Still needed: ${label}`)).toBeVisible();
      expect(addButton()).toBeDisabled();
      await write(admin, label, before);
    }
    expect(addButton()).toBeEnabled();
    await write(admin, 'Email', 'saffron@example');
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Enter an e-mail like name@example.org'));
    expect(field('Email')).toBeInvalid();
    expect(addButton()).toBeDisabled();
    await admin.type(field('Email'), '.org');
    await waitFor(() => expect(field('Email')).toBeValid());
    expect(addButton()).toBeEnabled();
  });

  it('counts the description, ends it at 35 characters, and says what of a paste had no room', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    await write(admin, 'Description', 'x'.repeat(47));
    expect(field('Description')).toHaveValue('x'.repeat(35));
    expect(within(dialog()).getByText('35 / 35')).toBeVisible();
    expect(await screen.findByText('Only 35 characters fit; 12 were left out')).toBeVisible();
    await admin.type(field('Description'), '{Backspace}');
    expect(screen.queryByText(/were left out/)).not.toBeInTheDocument();
    await write(admin, 'Description', 'ಕ್ಷಿ'.repeat(12));
    expect(await screen.findByText('Only 35 characters fit; 16 were left out')).toBeVisible();
    expect(field('Email')).toHaveAttribute('type', 'email');
  });

  it('says that a number is wrong once it was left, and takes a landline and one of another country', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    const mobile = field('Mobile');
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

  it('takes digits without a plus for a number of India, and says which ones had no room', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    const mobile = field('Mobile');
    await admin.tripleClick(mobile);
    await admin.keyboard('9880012345');
    expect(mobile).toHaveValue('+91 98800 12345');
    await admin.clear(mobile);
    await admin.keyboard('08242441234');
    expect(mobile).toHaveValue('+91 82424 41234');
    await admin.clear(mobile);
    await admin.paste('9880012345, 9448012345');
    expect(await screen.findByText('Not pasted: no number has so many digits.')).toBeVisible();
    await admin.tab();
    expect(await screen.findByText('Please enter valid number')).toBeVisible();
    expect(screen.getByText(/^Still needed: .*Mobile/)).toBeVisible();
    await admin.tripleClick(mobile);
    await admin.paste('00971501234567');
    expect(mobile).toHaveValue('+971 50 123 4567');
    await admin.tripleClick(mobile);
    await admin.paste('9880012345, 9448012345');
    expect(mobile).toHaveValue('+971 50 123 4567');
    await admin.tripleClick(mobile);
    await admin.paste('9845012345');
    await waitFor(() => expect(mobile).toHaveValue('+91 98450 12345'));
  });

  it('finds a country by its name and takes its number', async () => {
    const { admin, intercept } = await openConsole('/admin/vendor_ads', world());
    const calls = recordCalls(intercept);
    await openFilledForm(admin);
    await admin.click(field('Country of the number'));
    await admin.keyboard('nepal');
    await admin.click(await screen.findByText(/Nepal/));
    await waitFor(() => expect(field('Mobile')).toHaveValue('+977'));
    expect(addButton()).toBeDisabled();
    await admin.tripleClick(field('Mobile'));
    await admin.paste('09812345678');
    await waitFor(() => expect(field('Mobile')).toHaveValue('+977 98 1234 5678'));
    await admin.click(addButton());
    await screen.findByText('Vendor ad added successfully...');
    expect((await calls())[0]?.body).toContainEqual(['mobile', '9779812345678']);
  });

  it('takes a picture of four kinds up to two megabytes, and refuses a byte more in the words of the product', async () => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    await admin.upload(fileBox(dialog()), aPicture('png', { name: 'full.png', bytes: twoMegabytes }));
    expect(await screen.findByText('full.png, 2.0 MB')).toBeVisible();
    expect(screen.queryByText(tooLarge)).not.toBeInTheDocument();
    await admin.upload(fileBox(dialog()), aPicture('heic', { name: 'over.heic', bytes: twoMegabytes + 1 }));
    expect(await screen.findByText(tooLarge)).toBeVisible();
    expect(screen.queryByText(/^full\.png/)).not.toBeInTheDocument();
    expect(fileBox(dialog())).toHaveProperty('files', expect.objectContaining({ length: 0 }));
    expect(fileBox(dialog())).toHaveAttribute('accept', '.jpg,.jpeg,.png,.heic,image/jpeg,image/png,image/heic');
    fireEvent.change(fileBox(dialog()), { target: { files: [new File(['<svg/>'], 'logo.svg')] } });
    expect(await screen.findByText('Please choose a jpg, jpeg, png or heic file.')).toBeVisible();
  });

  it.each([
    ['a text', 'notes.jpg', 'Dear vendor,', undefined],
    ['a GIF', 'moving.png', 'GIF89a\x01\x00\x01\x00', undefined],
    ['a film', 'dance.heic', '\0\0\0\x18ftypmp42', undefined],
    ['a HEIC photo', 'phone.jpg', '\0\0\0\x18ftypheic', 'phone.heic, 1 kB'],
    ['a PNG', 'Logo.JPEG', '\x89PNG\r\n\x1a\n', 'Logo.png, 1 kB'],
    ['a JPEG', 'Hall.JPEG', '\xff\xd8\xff\xe0', 'Hall.JPEG, 1 kB'],
  ])('sees %s named %s for what it is as soon as it is chosen', async (_what, name, bytes, taken) => {
    const { admin } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    await admin.upload(fileBox(dialog()), new File([Buffer.from(bytes, 'latin1')], name, { type: 'image/png' }));
    expect(await screen.findByText(taken ?? /is no jpg, png or heic picture, whatever its name says/)).toBeVisible();
    if (!taken) expect(screen.getByText('jpg, jpeg, png or heic, up to 2 MB')).toBeVisible();
  });

  it('takes the category that is there for a new one of its name, and says nothing of a category', async () => {
    const { admin, companion } = await openConsole('/admin/vendor_ads', world());
    await openForm(admin);
    await choose(admin, 'Other');
    await admin.type(field('Category Name'), ' CATE ring ');
    await fillTexts(admin);
    await admin.click(addButton());
    expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
    expect(await companion.db.selectFrom('vendor_ads').select('category').execute()).toEqual([
      { category: 'Catering' },
    ]);
    const categories = await companion.db.selectFrom('vendor_ad_categories').select('category').execute();
    expect(categories.map(({ category }) => category).sort()).toEqual(['Catering', 'Tailor']);
  });

  it('offers the category alone when the ad was stored without it', async () => {
    const { admin, calls, companion, intercept } = await openConsole('/admin/vendor_ads', world());
    intercept(refusing('/add_ads_cat', 'Categories are closed.', 503));
    await openForm(admin);
    await choose(admin, 'Other');
    await admin.type(field('Category Name'), 'Astrologers');
    await fillTexts(admin);
    await admin.click(addButton());
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
    expect(await companion.db.selectFrom('vendor_ads').select('title').execute()).toEqual([
      { title: 'Saffron Sweets' },
    ]);
  });

  it('looks whether the ad is there when the answer was lost, and sends it no second time', async () => {
    const { admin, calls, companion, intercept } = await openConsole('/admin/vendor_ads', world());
    intercept((request) =>
      isAdd(request)
        ? companion.fetch(request).then(() => Promise.reject(new TypeError('connection lost')))
        : undefined,
    );
    await openFilledForm(admin);
    await admin.click(addButton());
    expect(await screen.findByText(/^No answer; it may have been saved/)).toBeVisible();
    await pressInDialog(admin, 'Add New Vendor ad', 'Try again');
    expect(await screen.findByText('Vendor ad added successfully...')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/add_vendor_ads'))).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('/add_ads_cat'))).toHaveLength(1);
    expect(await companion.db.selectFrom('vendor_ads').select('title').execute()).toHaveLength(1);
  });

  it('gives a draft back after a reload, the number too, but not a category that is gone', async () => {
    window.sessionStorage.setItem(
      'draft:vendor-ad-add',
      JSON.stringify({ title: 'Saffron', mobile: '+919876543210', category: 'Tailor' }),
    );
    const { admin } = await openConsole('/admin/vendor_ads', world(), { signedInAs: 'admin@example.org' });
    await openForm(admin);
    await pressInDialog(admin, 'Add New Vendor ad', 'Restore');
    expect(field('Title')).toHaveValue('Saffron');
    expect(field('Mobile')).toHaveValue('+91 98765 43210');
    expect(await screen.findByText('Still needed: Category, Description, Email, Address')).toBeVisible();
    expect(dialog()).toHaveTextContent('‘Tailor’ is not offered any more.');
  });

  it('says why the categories could not be loaded, and loads them on Retry', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password', world());
    intercept(refusing('/vendor_ads_category', 'The drawer is stuck.'));
    await goTo('/admin/vendor_ads');
    await openForm(admin);
    const retry = await within(dialog()).findByRole('button', { name: 'Retry' });
    expect(dialog()).toHaveTextContent('The drawer is stuck.');
    intercept(() => undefined);
    await admin.click(retry);
    await choose(admin, 'Catering');
    expect(dialog()).not.toHaveTextContent('The drawer is stuck.');
  });
});
