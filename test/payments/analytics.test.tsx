import { act, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { aPayment, daysAgo } from '../support/builders';
import { choices, findChoice, choose, goTo, openConsole, rowOf } from '../support/openConsole';
import { cellsOf, holdBack, signOut } from '../support/steps';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const isList = ({ url }: Request) => url.includes('/payment/getPaymentList');
const answer = (payment_list: unknown) => (request: Request) =>
  isList(request) ? Response.json({ responseCode: 200, responseData: { payment_list } }) : undefined;

/** The calls for payments, without the token that the contract wants in their query. */
const paymentCalls = (calls: string[]) =>
  calls.filter((call) => call.includes('/payment/')).map((call) => call.replace(/&access_token=[^&]+$/, ''));
const listOf = (filterType: number) =>
  `GET /payment/getPaymentList?last_index=0&limit=100000000&filter_type=${filterType}`;

const table = (name = 'Payments') => within(screen.getByRole('table', { name }));
const shownNames = (name?: string) =>
  table(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const waitForNames = (names: string[], list?: string) => waitFor(() => expect(shownNames(list)).toEqual(names));
const figureOf = (state: string) => {
  const index = screen.getAllByRole('term').findIndex((term) => term.textContent === state);
  return screen.getAllByRole('definition')[index]?.textContent;
};
const chooseView = async (admin: Awaited<ReturnType<typeof openConsole>>['admin'], name: string | RegExp) =>
  admin.click(await screen.findByRole('radio', { name }));

const asha = { user_name: 'Asha Rao', phone_no: '+919876543210' };
const ravi = { user_name: 'Ravi', phone_no: '919812345678' };
const mohan = { user_name: 'Mohan', phone_no: '98111 12222' };

const world = () => ({
  payments: [
    aPayment({ ...asha, created_at: '2024-03-05T10:00:00.000Z' }),
    aPayment({ ...ravi, state: 'Processing', created_at: hoursAgo(30) }),
    aPayment({ ...mohan, state: 'Failed', created_at: daysAgo(2) }),
    aPayment({ ...asha, state: 'Processing', created_at: hoursAgo(2) }),
    aPayment({ ...ravi, state: 'Failed', created_at: daysAgo(40) }),
  ],
});

describe('premium analytics', () => {
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

  it('tells what the payments come to, as far as they were counted', async () => {
    const { admin } = await openConsole('/admin/premium-analytics', world());
    await screen.findByText('Mar 5th, 2024');
    expect(screen.getByText('5 payments')).toBeVisible();
    expect(['Success', 'Processing', 'Failed', 'Success rate'].map(figureOf)).toEqual(['1', '2', '2', '33.3%']);
    await admin.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'ravi');
    expect(await screen.findByText('2 of 5 payments')).toBeVisible();
    expect(['Success', 'Processing', 'Failed', 'Success rate'].map(figureOf)).toEqual(['0', '1', '1', '0%']);
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

  it('keeps the rows before, with nothing to press in them and no figure of theirs, until those of the state are read', async () => {
    const opened = await openConsole('/admin/premium-analytics?filter=failed', world());
    await waitForNames(['Mohan', 'Ravi']);
    const row = await rowOf('Mohan');
    const release = holdBack(opened, isList);
    await choose(opened.admin, 'Payments to list', 'Processing Payments');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Payments' })).toHaveAttribute('aria-busy', 'true'));
    expect(shownNames()).toEqual(['Mohan', 'Ravi']);
    expect(row.closest('[inert]')).not.toBeNull();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(screen.queryByText(/payments?$/)).not.toBeInTheDocument();
    expect(['Success', 'Processing', 'Failed'].map(figureOf)).toEqual(['–', '–', '–']);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await release();
    await waitForNames(['Asha Rao', 'Ravi']);
    expect(row).toHaveTextContent('Asha Rao');
    expect(row.closest('[inert]')).toBeNull();
    expect(['Success', 'Processing', 'Failed'].map(figureOf)).toEqual(['–', '2', '–']);
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

  it('reads days as they are written in India, and filters by none that it cannot read', async () => {
    const { admin } = await openConsole('/admin/premium-analytics', {
      payments: [
        aPayment({ user_name: 'Early', created_at: new Date(2026, 2, 1, 12).toISOString() }),
        aPayment({ user_name: 'Late', created_at: new Date(2026, 2, 20, 12).toISOString() }),
      ],
    });
    await rowOf('Early');
    await admin.click(screen.getByLabelText('From'));
    await admin.paste('5/3/26');
    await admin.tab();
    await waitForNames(['Late']);
    expect(screen.getByLabelText('From')).toHaveValue('Mar 5th, 2026');
    await admin.click(screen.getByLabelText('To'));
    await admin.paste('31-02-2026');
    await admin.click(screen.getByRole('heading', { level: 1 }));
    expect(await screen.findByText('‘31-02-2026’ is no date. Write it like 26-11-2026.')).toBeVisible();
    expect(screen.getByLabelText('To')).toHaveValue('31-02-2026');
    expect(window.location.search).toBe('?from=2026-03-05');
    await admin.clear(screen.getByLabelText('To'));
    await admin.paste('10 mar 2026');
    await admin.tab();
    await waitFor(() => expect(window.location.search).toBe('?from=2026-03-05&to=2026-03-10'));
    expect(screen.queryByText(/is no date/)).not.toBeInTheDocument();
    await admin.clear(screen.getByLabelText('To'));
    await admin.paste('next week');
    await admin.tab();
    await waitFor(() => expect(window.location.search).toBe('?from=2026-03-05'));
    expect(screen.getByText('‘next week’ is no date. Write it like 26-11-2026.')).toBeVisible();
    expect(screen.getByLabelText('To')).toHaveValue('next week');
    const clears = screen.getAllByRole('button', { name: /^(clear|close-circle)$/i });
    await admin.click(clears.find((clear) => clear.parentElement?.contains(screen.getByLabelText('To')))!);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByLabelText('To')).toHaveValue('');
    expect(screen.queryByText(/is no date/)).not.toBeInTheDocument();
    await admin.clear(screen.getByLabelText('To'));
    expect(screen.getByLabelText('To')).toHaveValue('');
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

  it('shows what is stuck, in red from the seventh day, and finds in it', async () => {
    const { admin } = await openConsole('/admin/premium-analytics?filter=processing&view=stuck', {
      payments: [1, 6, 7].map((days) =>
        aPayment({ user_name: days === 6 ? 'Asha' : 'Ravi', state: 'Processing', created_at: daysAgo(days + 0.1) }),
      ),
    });
    await screen.findByText('3 stuck payments');
    expect(screen.getByText('Processing for more than 24 hours.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Stuck (3)' })).toBeChecked();
    expect(screen.getByText('Stuck for 6 days')).not.toHaveClass('ant-typography-danger');
    expect(screen.getByText('Stuck for 7 days')).toHaveClass('ant-typography-danger');
    await admin.type(screen.getByRole('searchbox'), 'asha{Enter}');
    expect(await screen.findByText('1 stuck payment')).toBeVisible();
  });

  it('lists the payments of the card that is pressed, whose figures stay known, and all of them at a second press', async () => {
    const { admin, calls } = await openConsole('/admin/premium-analytics', world());
    await screen.findByText('5 payments');
    await admin.click(screen.getByRole('link', { name: 'Failed' }));
    expect(await screen.findByText('2 failed payments')).toBeVisible();
    expect(window.location.search).toBe('?filter=failed');
    expect(['Success', 'Processing', 'Failed', 'Success rate'].map(figureOf)).toEqual(['1', '2', '2', '33.3%']);
    expect(screen.getByRole('radio', { name: 'To call (2)' })).toBeVisible();
    await admin.click(screen.getByRole('link', { name: 'Failed', current: true }));
    expect(await screen.findByText('5 payments')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(paymentCalls(calls).slice(0, 2)).toEqual([listOf(0), listOf(3)]);
  });

  it('puts the whole list on paper, and the page back on the screen', async () => {
    await openConsole('/admin/premium-analytics', {
      payments: Array.from({ length: 23 }, (_, index) => aPayment({ user_name: `Payer ${index}` })),
    });
    await screen.findByText('23 payments');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shownNames()).toHaveLength(23);
    expect(screen.queryByRole('list', { name: 'Pages' })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shownNames()).toHaveLength(10);
  });

  it('shows each state in its colour, and what is no state of the contract in red', async () => {
    const { intercept } = await openConsole('/auth/forgot-password');
    const states = { Success: 'success', Processing: 'gold', Failed: 'error', Refunded: 'error' };
    intercept(answer(Object.keys(states).map((state, index) => ({ payment_index: index, created_at: 'soon', state }))));
    await goTo('/admin/premium-analytics');
    await screen.findByText('4 payments');
    for (const [state, colour] of Object.entries(states))
      expect(table().getByText(state)).toHaveClass(`ant-tag-${colour}`);
    expect(figureOf('Other')).toBe('1');
    expect(table().getAllByRole('cell')[2]).toHaveTextContent('-');
  });

  it('remembers whom the administrator called, until the session ends', async () => {
    const { admin, store } = await openConsole('/admin/premium-analytics?view=calls', world());
    await screen.findByRole('table', { name: 'Call list' });
    const since = async (name: string) => (await cellsOf(name)).at(-1);
    expect(await since('Mohan')).toBe('-');
    const link = screen.getByRole('link', { name: 'Call Mohan, +91 98111 12222' });
    // jsdom has no telephone.
    link.addEventListener('click', (event) => event.preventDefault());
    await admin.click(link);
    expect(await since('Mohan')).toBe('Called');
    expect(await since('Ravi')).toBe('Processing');
    await chooseView(admin, 'All');
    await chooseView(admin, 'To call (2)');
    await screen.findByRole('table', { name: 'Call list' });
    expect(await since('Mohan')).toBe('Called');
    await signOut(admin);
    expect(store.getState().payments.called).toEqual([]);
  });
});
