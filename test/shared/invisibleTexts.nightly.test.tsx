import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { missingIn, valuesFromReply } from '@/features/vendorAds/vendorAd';
import { aVersion } from '../support/builders';
import { openConsole, pressInDialog } from '../support/openConsole';
import { isWrite } from '../support/steps';

const invisible = '\u3164\u00ad';

const press = async ({ admin }: Awaited<ReturnType<typeof openConsole>>, name: string) =>
  admin.click(await screen.findByRole('button', { name }));
const write = (field: HTMLElement, text: string) => void fireEvent.change(field, { target: { value: text } });

it.each<[form: string, address: string, way: string[], label: string, seen: string]>([
  ['Add New Panchanga', '/admin/daily_panchanga', ['Add panchanga'], 'Yoga', 'Vyatipata'],
  ['Add Category', '/admin/vendor_ads', ['Manage Category', 'Add Category'], 'Category Name', 'Music'],
])('%s is not ready while nothing can be seen of a text', async (form, address, way, label, seen) => {
  const opened = await openConsole(address);
  for (const name of way) await press(opened, name);
  const dialog = within(await screen.findByRole('dialog', { name: form }));
  const add = () => dialog.getByRole('button', { name: 'Add' });
  write(dialog.getByLabelText(label), seen);
  await waitFor(() => expect(add()).toBeEnabled());
  write(dialog.getByLabelText(label), invisible);
  await waitFor(() => expect(add()).toBeDisabled());
});

it('a version of which nothing can be seen counts as an empty field', async () => {
  const opened = await openConsole('/admin/version-control', { versions: [aVersion()] });
  const sent: string[] = [];
  opened.intercept((request) => void (isWrite(request) && sent.push(request.url)));
  await press(opened, 'Add version');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Application Version' }));
  write(dialog.getByLabelText('Android Version'), '2.11.0');
  write(dialog.getByLabelText('IOS Version'), invisible);
  await pressInDialog(opened.admin, 'Add New Application Version', 'Add');
  expect(await screen.findByText("Fields can't be empty!!")).toBeVisible();
  expect(sent).toEqual([]);
});

it('an ad lacks every field of which nothing can be seen', () => {
  const texts = { category: invisible, title: invisible, description: invisible, address: invisible };
  expect(missingIn({ ...valuesFromReply(), ...texts }).join()).toBe('Category,Title,Description,Mobile,Email,Address');
});
