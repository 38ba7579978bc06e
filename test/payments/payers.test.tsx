import { act, screen } from '@testing-library/react';
import { aMember, aPayment } from '../support/builders';
import { openConsole, rowOf } from '../support/openConsole';
import { world } from './analyticsSteps';

describe('the name of a payment', () => {
  const payers = [
    aMember({ username: 'Asha Rao', phone: '+91 98765 00009', status: 'approved' }),
    aMember({ username: 'Asha Rao', phone: '9876543210', status: 'rejected' }),
    aMember({ username: 'Ravi', phone: '+919812345678', status: 'approved' }),
    aMember({ username: 'Ravi Kumar', phone: '919812345678', status: 'blocked' }),
  ];
  const press = async (admin: Awaited<ReturnType<typeof openConsole>>['admin'], name: string) => {
    const [first] = await screen.findAllByRole('button', { name: `Open the member ${name}` });
    await admin.click(first ?? document.body);
  };
  const searches = (calls: string[]) => calls.filter((call) => call.includes('/admins/searchuser'));

  it('opens the member who has the number, looked for on the press alone', async () => {
    const { admin, calls } = await openConsole('/admin/premium-analytics?search=asha', { ...world(), members: payers });
    await screen.findByText('2 of 5 payments');
    expect(searches(calls)).toEqual([]);
    await press(admin, 'Asha Rao');
    expect(await screen.findByRole('heading', { level: 1, name: /Asha Rao|Member/ })).toBeVisible();
    expect(searches(calls)).toEqual([
      'GET /admins/searchuser?status=approved&username=Asha+Rao',
      'GET /admins/searchuser?status=rejected&username=Asha+Rao',
    ]);
    await act(async () => window.history.back());
    await press(admin, 'Asha Rao');
    expect(await screen.findByRole('heading', { level: 1, name: /Asha Rao|Member/ })).toBeVisible();
    expect(searches(calls)).toHaveLength(2);
  });

  it('is looked for while the search for an earlier one in its row is under way', async () => {
    const payments = Array.from({ length: 11 }, (_, index) =>
      aPayment({ user_name: `Payer ${index}`, phone_no: `98765432${10 + index}` }),
    );
    const { admin, calls, intercept } = await openConsole('/admin/premium-analytics', { payments });
    intercept(({ url }) => (url.includes('searchuser') ? new Promise(() => undefined) : undefined));
    await press(admin, 'Payer 10');
    await admin.click(screen.getByRole('link', { name: 'Next page' }));
    await press(admin, 'Payer 0');
    expect(searches(calls)).toEqual([
      'GET /admins/searchuser?status=approved&username=Payer+10',
      'GET /admins/searchuser?status=approved&username=Payer+0',
    ]);
  });

  it('lists several members with one number, and says where there is none', async () => {
    const { admin } = await openConsole('/admin/premium-analytics', { ...world(), members: payers });
    await press(admin, 'Mohan');
    expect(await screen.findByText('nobody of this name and number among accepted or rejected users')).toBeVisible();
    await press(admin, 'Ravi');
    await rowOf('Ravi Kumar');
    expect(screen.getByText(/^2 members found/)).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/admin/users?name=9812345678');
  });
});
