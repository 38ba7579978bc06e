import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCategory, anAd } from '../support/builders';
import { headings, openConsole, pressInDialog } from '../support/openConsole';
import { adList, categoryList, recordCalls } from './recordedCalls';

const catering = () => aCategory({ category: 'Catering' });

const dialog = () => within(screen.getByRole('dialog', { name: 'Manage Category' }));

const inDialog = (text: string) => dialog().findByText(text);

async function openBox(admin: UserEvent) {
  await admin.click(await screen.findByRole('button', { name: 'Manage Category' }));
  await screen.findByRole('dialog', { name: 'Manage Category' });
}

it('adds one, and deletes it after a question', async () => {
  const { admin, calls: sent, intercept } = await openConsole('/admin/vendor_ads');
  await openBox(admin);
  await inDialog('No Data Found!!');
  await pressInDialog(admin, 'Manage Category', 'Add Category');
  const form = () => within(screen.getByRole('dialog', { name: 'Add Category' }));
  expect(form().getByRole('button', { name: 'Add' })).toBeDisabled();
  const calls = recordCalls(intercept);
  await admin.type(form().getByLabelText('Category Name'), ' Music {Enter}');
  expect(await screen.findByText('Category added successfully...')).toBeVisible();
  await inDialog('Music');
  expect(screen.queryByRole('dialog', { name: 'Add Category' })).not.toBeInTheDocument();
  expect(await calls()).toEqual([
    { call: 'POST /api/vendor_ads/add_ads_cat', body: { category: 'Music' } },
    { call: categoryList },
  ]);

  await pressInDialog(admin, 'Manage Category', 'Delete Music');
  expect(screen.getByRole('dialog', { name: 'Delete Category' })).toHaveTextContent(
    'Do you want to delete this category? Music is no longer offered for ads.',
  );
  await pressInDialog(admin, 'Delete Category', 'Delete');
  expect(await screen.findByText('Category deleted successfully...')).toBeVisible();
  await inDialog('No Data Found!!');
  expect(sent.filter((call) => call.startsWith('DELETE /api/vendor_ads/delete_ads_cat/'))).toHaveLength(1);
});

it('renames one, with its freshest status, in its ads as well', async () => {
  const category = catering();
  const { admin, companion, intercept } = await openConsole('/admin/vendor_ads', {
    categories: [category],
    ads: [anAd({ title: 'Saffron', category: 'Catering' })],
  });
  await openBox(admin);
  await inDialog('Catering');
  await companion.db.updateTable('vendor_ad_categories').set({ status: 0 }).execute();
  await pressInDialog(admin, 'Manage Category', 'Edit Catering');
  const calls = recordCalls(intercept);
  const name = within(screen.getByRole('dialog', { name: 'Edit Category' })).getByLabelText('Category Name');
  expect(name).toHaveValue('Catering');
  await admin.clear(name);
  await admin.type(name, 'Caterers');
  await pressInDialog(admin, 'Edit Category', 'Update');
  expect(await screen.findByText('Category updated successfully...')).toBeVisible();
  await inDialog('Caterers');
  await waitFor(() => expect(screen.getAllByText('Caterers').length).toBeGreaterThan(1));
  const sent = await calls();
  expect(sent.slice(0, 2)).toEqual([
    { call: categoryList },
    {
      call: `PUT /api/vendor_ads/edit_ads_cat/${category.vendor_ads_category_id}`,
      body: { status: 0, category: 'Caterers' },
    },
  ]);
  expect(sent.map(({ call }) => call)).toContain(adList);
});

it('lists them with their status, which a switch changes when the server has said yes', async () => {
  const category = catering();
  const { admin, intercept } = await openConsole('/admin/vendor_ads', {
    categories: [category, aCategory({ category: 'Tailor', status: 0 })],
  });
  await openBox(admin);
  await inDialog('Tailor');
  expect(headings(dialog())).toBe('Category Name | Status | Actions');
  expect(dialog().getByRole('switch', { name: 'Status of Tailor' })).not.toBeChecked();
  const calls = recordCalls(intercept);
  const toggle = () => dialog().getByRole('switch', { name: 'Status of Catering' });
  expect(toggle()).toBeChecked();
  await admin.click(toggle());
  expect(await screen.findByText('Category status disabled successfully')).toBeVisible();
  await waitFor(() => expect(toggle()).not.toBeChecked());
  await waitFor(() => expect(toggle()).toBeEnabled());
  await admin.click(toggle());
  expect(await screen.findByText('Category status enabled successfully')).toBeVisible();
  await waitFor(() => expect(toggle()).toBeChecked());
  const writes = (await calls()).filter(({ call }) => call.startsWith('PUT'));
  expect(writes).toEqual(
    [0, 1].map((status) => ({
      call: `PUT /api/vendor_ads/edit_ads_cat/${category.vendor_ads_category_id}`,
      body: { status, category: 'Catering' },
    })),
  );
});

it('the category that is there is offered in the place of a second', async () => {
  const { admin, calls } = await openConsole('/admin/vendor_ads', { categories: [catering()] });
  await openBox(admin);
  await inDialog('Catering');
  await pressInDialog(admin, 'Manage Category', 'Add Category');
  const form = within(screen.getByRole('dialog', { name: 'Add Category' }));
  await admin.type(form.getByLabelText('Category Name'), 'catering{Enter}');
  expect(await form.findByText(/already exists\./)).toBeVisible();
  expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  await admin.click(form.getByRole('button', { name: 'Edit it' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Category' }));
  expect(edit.getByLabelText('Category Name')).toHaveValue('Catering');
  expect(calls.filter((call) => call.endsWith('/add_ads_cat'))).toEqual([]);
  expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
});
