import { screen, waitFor, within } from '@testing-library/react';
import { aPayment, daysAgo } from '../support/builders';
import { type openConsole } from '../support/openConsole';

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The calls for payments, without the token that the contract wants in their query. */
export const paymentCalls = (calls: string[]) =>
  calls.filter((call) => call.includes('/payment/')).map((call) => call.replace(/&access_token=[^&]+$/, ''));

export const listOf = (filterType: number) =>
  `GET /payment/getPaymentList?last_index=0&limit=100000000&filter_type=${filterType}`;

export const table = (name = 'Payments') => within(screen.getByRole('table', { name }));

export const shownNames = (name?: string) =>
  table(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

export const waitForNames = (names: string[], list?: string) => waitFor(() => expect(shownNames(list)).toEqual(names));

export const figureOf = (state: string) => {
  const index = screen.getAllByRole('term').findIndex((term) => term.textContent === state);
  return screen.getAllByRole('definition')[index]?.textContent;
};

export const chooseView = async (admin: Awaited<ReturnType<typeof openConsole>>['admin'], name: string | RegExp) =>
  admin.click(await screen.findByRole('radio', { name }));

const asha = { user_name: 'Asha Rao', phone_no: '+919876543210' };

const ravi = { user_name: 'Ravi', phone_no: '919812345678' };

const mohan = { user_name: 'Mohan', phone_no: '98111 12222' };

export const world = () => ({
  payments: [
    aPayment({ ...asha, created_at: '2024-03-05T10:00:00.000Z' }),
    aPayment({ ...ravi, state: 'Processing', created_at: hoursAgo(30) }),
    aPayment({ ...mohan, state: 'Failed', created_at: daysAgo(2) }),
    aPayment({ ...asha, state: 'Processing', created_at: hoursAgo(2) }),
    aPayment({ ...ravi, state: 'Failed', created_at: daysAgo(40) }),
  ],
});
