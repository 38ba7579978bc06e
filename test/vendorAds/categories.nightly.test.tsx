import { screen, within } from '@testing-library/react';
import { openConsole, pressInDialog } from '../support/openConsole';
import { catering, inBox, openBox } from './categoriesSteps';

it.each(['catering', '  Cate  RING '])(
  'the category that is there is offered in the place of a second, named %s',
  async (name) => {
    const { admin, calls } = await openConsole('/admin/vendor_ads', { categories: [catering()] });
    await openBox(admin);
    await inBox('Catering');
    await pressInDialog(admin, 'Manage Category', 'Add Category');
    const form = within(screen.getByRole('dialog', { name: 'Add Category' }));
    await admin.type(form.getByLabelText('Category Name'), `${name}{Enter}`);
    expect(await form.findByText(/already exists\./)).toBeVisible();
    expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
    await admin.click(form.getByRole('button', { name: 'Edit it' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Category' }));
    expect(edit.getByLabelText('Category Name')).toHaveValue('Catering');
    expect(calls.filter((call) => call.endsWith('/add_ads_cat'))).toEqual([]);
    expect(screen.queryByText('Category added successfully...')).not.toBeInTheDocument();
  },
);
