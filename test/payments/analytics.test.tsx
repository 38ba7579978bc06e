import { act, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { aPayment, daysAgo } from '../support/builders';
import { choices, findChoice, choose, openConsole, rowOf } from '../support/openConsole';
import { cellsOf } from '../support/steps';
import { hoursAgo, paymentCalls, listOf, table, waitForNames, figureOf, chooseView, world } from './analyticsSteps';

it('shows every payment with its day and its state, and marks what is processing for over a day', async () => {
  const { calls, companion } = await openConsole('/admin/premium-analytics', world());
  await screen.findByText('Mar 5th, 2024');
  const rows = table().getAllByRole('row').slice(1);
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(texts.map(([name, mobile, , state]) => [name, mobile, state])).toEqual([
    ['Asha Rao', '+91 98765 43210', 'Processing'],
    ['Ravi', '+91 98123 45678', 'ProcessingStuck for 1 day'],
    ['Mohan', '+91 98111 12222', 'Failed'],
    ['Ravi', '+91 98123 45678', 'Failed'],
    ['Asha Rao', '+91 98765 43210', 'Success'],
  ]);
  // A list that is drawn more than ten seconds after its call is read again.
  expect(new Set(paymentCalls(calls))).toEqual(new Set([listOf(0)]));
  expect(calls.find((call) => call.includes('/payment/'))).toContain(`access_token=${companion.token}`);
});

it('asks the server for the payments of a state, with the choice in the address', async () => {
  const { admin, calls } = await openConsole('/admin/premium-analytics?filter=failed', world());
  await waitForNames(['Mohan', 'Ravi']);
  expect(['Success', 'Failed', 'Success rate'].map(figureOf)).toEqual(['–', '2', '–']);
  await admin.click(screen.getByRole('combobox', { name: 'Payments to list' }));
  await waitFor(() => expect(choices()).not.toEqual([]));
  expect(choices().map((option) => option.textContent)).toEqual([
    'All Payments',
    'Successful Payments',
    'Processing Payments',
    'Failed Payments',
  ]);
  await admin.click(await findChoice('Successful Payments'));
  await waitForNames(['Asha Rao']);
  expect(await screen.findByText('1 successful payment')).toBeVisible();
  expect(window.location.search).toBe('?filter=success');
  await choose(admin, 'Payments to list', 'Processing Payments');
  await waitForNames(['Asha Rao', 'Ravi']);
  expect(paymentCalls(calls)).toEqual([listOf(3), listOf(1), listOf(2)]);

  await act(async () => window.history.back());
  await waitForNames(['Asha Rao']);
  expect(screen.getByRole('combobox', { name: 'Payments to list' }).closest('.ant-select')).toHaveTextContent(
    'Successful Payments',
  );
});

it('narrows to a range of days, both of them in it, and to one that is offered', async () => {
  const { admin, calls } = await openConsole('/admin/premium-analytics', {
    payments: [
      aPayment({ user_name: 'Before', created_at: new Date(2026, 2, 4, 23, 59).toISOString() }),
      aPayment({ user_name: 'First', created_at: new Date(2026, 2, 5, 0, 0).toISOString() }),
      aPayment({ user_name: 'Last', created_at: new Date(2026, 2, 7, 23, 59).toISOString() }),
      aPayment({ user_name: 'After', created_at: new Date(2026, 2, 8, 0, 0).toISOString() }),
    ],
  });
  await rowOf('Before');
  await admin.click(screen.getByLabelText('From'));
  await admin.paste('2026-03-05');
  await admin.click(screen.getByLabelText('To'));
  await admin.paste('2026-03-07');
  await admin.click(screen.getByRole('heading', { level: 1 }));
  await waitForNames(['Last', 'First']);
  expect(window.location.search).toBe('?from=2026-03-05&to=2026-03-07');
  expect(screen.getByText('2 of 4 payments')).toBeVisible();
  await admin.click(screen.getByLabelText('From'));
  await admin.click(await screen.findByText('Last month'));
  const month = dayjs().subtract(1, 'month');
  const [first, last] = [month.startOf('month'), month.endOf('month')].map((day) => day.format('YYYY-MM-DD'));
  await waitFor(() => expect(window.location.search).toBe(`?from=${first}&to=${last}`));
  expect(paymentCalls(calls)).toEqual([listOf(0)]);
});

it('lists whom to call: who failed to pay, and has paid nothing since', async () => {
  const payments = [
    aPayment({ user_name: 'Failed twice', phone_no: '09876500002', state: 'Success', created_at: daysAgo(8) }),
    aPayment({ user_name: 'Failed twice', phone_no: '919876500002', state: 'Failed', created_at: daysAgo(3) }),
    aPayment({ user_name: 'Failed twice', phone_no: '+919876500002', state: 'Failed', created_at: daysAgo(2) }),
    aPayment({ user_name: 'Trying', phone_no: '9876500003', state: 'Failed', created_at: daysAgo(7) }),
    aPayment({ user_name: 'Trying', phone_no: '9876500003', state: 'Processing', created_at: hoursAgo(1) }),
    aPayment({ user_name: 'Never failed', phone_no: '9876500004', state: 'Success', created_at: daysAgo(1) }),
  ];
  const { admin, calls } = await openConsole('/admin/premium-analytics?filter=failed', { payments });
  await screen.findByText('3 failed payments');
  await chooseView(admin, 'To call');
  await screen.findByRole('table', { name: 'Call list' });
  await waitForNames(['Failed twice', 'Trying'], 'Call list');
  expect(window.location.search).toBe('?view=calls');
  // Who paid since is known from all payments only.
  expect(paymentCalls(calls)).toEqual([listOf(3), listOf(0)]);

  expect((await cellsOf('Failed twice')).slice(3)).toEqual(['2', '-']);
  expect((await cellsOf('Trying')).slice(3)).toEqual(['1', 'Processing']);
  expect(screen.getByRole('link', { name: 'Call Failed twice, +91 98765 00002' })).toHaveAttribute(
    'href',
    'tel:+919876500002',
  );
  expect(screen.getByText('2 members to call')).toBeVisible();
  expect(screen.getByText('Members who failed to pay and have not paid since.')).toBeVisible();
  // No state leaves the list: they narrow down all payments.
  expect(screen.getByRole('combobox', { name: 'Payments to list' })).toBeDisabled();
  await chooseView(admin, 'All');
  await rowOf('Never failed');
  expect(window.location.search).toBe('');
  expect(await screen.findByRole('radio', { name: 'To call (2)' })).not.toBeChecked();
});
