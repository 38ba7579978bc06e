import { act, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { aPayment, daysAgo } from '../support/builders';
import { moveClock } from '../support/clock';
import { choices, findChoice, choose, goTo, openConsole, rowOf } from '../support/openConsole';

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
  const place = screen.getAllByRole('term').findIndex((term) => term.textContent === state);
  return screen.getAllByRole('definition')[place]?.textContent;
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
    expect(
      table()
        .getAllByRole('columnheader')
        .map((heading) => heading.textContent),
    ).toEqual(['Name', 'Mobile', 'Date', 'State']);
    const rows = table()
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows.map(([name, mobile, , state]) => [name, mobile, state])).toEqual([
      ['Asha Rao', '+91 98765 43210', 'Processing'],
      ['Ravi', '+91 98123 45678', 'ProcessingStuck for 1 day'],
      ['Mohan', '98111 12222', 'Failed'],
      ['Ravi', '+91 98123 45678', 'Failed'],
      ['Asha Rao', '+91 98765 43210', 'Success'],
    ]);
    expect(paymentCalls(calls)).toEqual([listOf(0)]);
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

  it.each([
    ['Successful Payments', 'success', 1, ['Asha Rao']],
    ['Processing Payments', 'processing', 2, ['Asha Rao', 'Ravi']],
    ['Failed Payments', 'failed', 3, ['Mohan', 'Ravi']],
  ])('asks the server for %s, with the choice in the address', async (label, filter, filterType, names) => {
    const { admin, calls } = await openConsole('/admin/premium-analytics?page=1', world());
    await screen.findByText('Mar 5th, 2024');
    await admin.click(screen.getByRole('combobox', { name: 'Payments to list' }));
    await waitFor(() => expect(choices()).not.toEqual([]));
    expect(choices().map((option) => option.textContent)).toEqual([
      'All Payments',
      'Successful Payments',
      'Processing Payments',
      'Failed Payments',
    ]);
    await admin.click(await findChoice(label));
    await waitForNames(names);
    expect(
      await screen.findByText(`${names.length} ${filter === 'success' ? 'successful payment' : `${filter} payments`}`),
    ).toBeVisible();
    expect(window.location.search).toBe(`?filter=${filter}`);
    expect(paymentCalls(calls)).toEqual([listOf(0), listOf(filterType)]);

    await act(async () => window.history.back());
    await waitForNames(['Asha Rao', 'Ravi', 'Mohan', 'Ravi', 'Asha Rao']);
    expect(screen.getByRole('combobox', { name: 'Payments to list' }).closest('.ant-select')).toHaveTextContent(
      'All Payments',
    );
  });

  it('opens with the filter of its address', async () => {
    const { calls } = await openConsole('/admin/premium-analytics?filter=failed', world());
    await rowOf('Mohan');
    expect(shownNames()).toEqual(['Mohan', 'Ravi']);
    expect(['Success', 'Failed', 'Success rate'].map(figureOf)).toEqual(['–', '2', '–']);
    expect(paymentCalls(calls)).toEqual([listOf(3)]);
  });

  it('says why the server refuses the filter, and asks again on Retry', async () => {
    const { admin, intercept } = await openConsole('/admin/premium-analytics', world());
    await screen.findByText('Mar 5th, 2024');
    intercept((request) =>
      isList(request) ? Response.json({ responseCode: 500, responseMessage: 'The till is closed.' }) : undefined,
    );
    await choose(admin, 'Payments to list', 'Failed Payments');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(screen.getAllByText('The till is closed.')).toHaveLength(2));
    intercept(() => undefined);
    await admin.click(retry);
    await waitForNames(['Mohan', 'Ravi']);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['asha', ['Asha Rao', 'Asha Rao']],
    ['RAO  asha', ['Asha Rao', 'Asha Rao']],
    ['+91 98765-43210', ['Asha Rao', 'Asha Rao']],
    ['(98111) 12222', ['Mohan']],
    ['919811112222', ['Mohan']],
    ['12345', ['Ravi', 'Ravi']],
  ])('finds %s, with the search in the address', async (find, names) => {
    const { admin, calls } = await openConsole('/admin/premium-analytics', world());
    await screen.findByText('Mar 5th, 2024');
    await admin.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), `${find}{Enter}`);
    await waitForNames(names);
    expect(new URLSearchParams(window.location.search).get('search')).toBe(find.trim());
    expect(paymentCalls(calls)).toEqual([listOf(0)]);
  });

  it('narrows to a range of days, both of them in it', async () => {
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
    await waitForNames(['After', 'Last', 'First']);
    expect(window.location.search).toBe('?from=2026-03-05');
    await admin.click(screen.getByLabelText('To'));
    await admin.paste('2026-03-07');
    await admin.click(screen.getByRole('heading', { level: 1 }));
    await waitForNames(['Last', 'First']);
    expect(window.location.search).toBe('?from=2026-03-05&to=2026-03-07');
    expect(screen.getByText('2 of 4 payments')).toBeVisible();
    expect(paymentCalls(calls)).toEqual([listOf(0)]);
  });

  it.each([
    ['Today', dayjs(), dayjs()],
    ['Last 7 days', dayjs().subtract(6, 'day'), dayjs()],
    ['Last 30 days', dayjs().subtract(29, 'day'), dayjs()],
    ['This month', dayjs().startOf('month'), dayjs().endOf('month')],
    ['Last month', dayjs().subtract(1, 'month').startOf('month'), dayjs().subtract(1, 'month').endOf('month')],
  ])('offers %s at one press, and all days at another', async (label, first, last) => {
    const { admin } = await openConsole('/admin/premium-analytics', {
      payments: [aPayment({ created_at: daysAgo(100) }), aPayment({ created_at: first.hour(12).toISOString() })],
    });
    await screen.findByText('2 payments');
    await admin.click(screen.getByLabelText('From'));
    await admin.click(await screen.findByText(label));
    expect(await screen.findByText('1 of 2 payments')).toBeVisible();
    const day = 'YYYY-MM-DD';
    expect(window.location.search).toBe(`?from=${first.format(day)}&to=${last.format(day)}`);
    await admin.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('2 payments')).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('pages ten at a time through a window of three, and forgets the page when the list is narrowed', async () => {
    const { admin, calls } = await openConsole('/admin/premium-analytics', {
      payments: Array.from({ length: 47 }, (_, index) =>
        aPayment({ user_name: `Payer ${String(index + 1).padStart(2, '0')}`, created_at: hoursAgo(index + 1) }),
      ),
    });
    await rowOf('Payer 01');
    const numbers = () =>
      within(screen.getByRole('list', { name: 'Pages' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
        .filter((text) => /\d/.test(text));
    expect(shownNames()).toHaveLength(10);
    expect(numbers()).toEqual(['1', '2', '3']);
    await admin.click(screen.getByRole('link', { name: 'Page 3' }));
    await rowOf('Payer 21');
    expect(numbers()).toEqual(['2', '3', '4']);
    await admin.click(screen.getByRole('link', { name: 'Last page' }));
    await rowOf('Payer 47');
    expect(window.location.search).toBe('?page=5');
    await admin.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'payer 47{Enter}');
    await waitForNames(['Payer 47']);
    expect(window.location.search).toBe('?search=payer+47');
    await act(async () => window.history.back());
    await rowOf('Payer 21');
    await act(async () => window.history.back());
    await rowOf('Payer 01');
    expect(paymentCalls(calls)).toEqual([listOf(0)]);
  });

  it('lists whom to call: whose last payment failed, and who has paid nothing since', async () => {
    const payments = [
      // Paid after the failure, under the same number written otherwise.
      aPayment({ user_name: 'Paid', phone_no: '+91 98765 00001', state: 'Failed', created_at: daysAgo(5) }),
      aPayment({ user_name: 'Paid', phone_no: '9876500001', state: 'Success', created_at: daysAgo(4) }),
      aPayment({ user_name: 'Failed twice', phone_no: '9876500002', state: 'Failed', created_at: daysAgo(9) }),
      aPayment({ user_name: 'Failed twice', phone_no: '09876500002', state: 'Success', created_at: daysAgo(8) }),
      aPayment({ user_name: 'Failed twice', phone_no: '919876500002', state: 'Failed', created_at: daysAgo(3) }),
      aPayment({ user_name: 'Failed twice', phone_no: '+919876500002', state: 'Failed', created_at: daysAgo(2) }),
      aPayment({ user_name: 'Trying', phone_no: '9876500003', state: 'Failed', created_at: daysAgo(7) }),
      aPayment({ user_name: 'Trying', phone_no: '9876500003', state: 'Processing', created_at: hoursAgo(1) }),
      aPayment({ user_name: 'Never failed', phone_no: '9876500004', state: 'Success', created_at: daysAgo(1) }),
    ];
    const { admin, calls } = await openConsole('/admin/premium-analytics?filter=failed', { payments });
    await screen.findByText('5 failed payments');
    await chooseView(admin, 'To call');
    await screen.findByRole('table', { name: 'Call list' });
    await waitForNames(['Failed twice', 'Trying'], 'Call list');
    expect(window.location.search).toBe('?view=calls');
    // Who paid since is known from all payments only.
    expect(paymentCalls(calls)).toEqual([listOf(3), listOf(0)]);

    const cellsOf = async (name: string) =>
      within(await rowOf(name))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect((await cellsOf('Failed twice')).slice(3)).toEqual(['2', '-']);
    expect((await cellsOf('Trying')).slice(3)).toEqual(['1', 'Processing']);
    expect(screen.getByRole('link', { name: 'Call Failed twice, +91 98765 00002' })).toHaveAttribute(
      'href',
      'tel:+919876500002',
    );
    expect(screen.getByText('2 members to call')).toBeVisible();
    expect(screen.getByText('Members whose last payment failed and who have not paid since.')).toBeVisible();
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
    expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shownNames()).toHaveLength(10);
  });

  it('counts the payments of every month by their states, newest first', async () => {
    const thisMonth = new Date();
    const monthsAgo = (count: number) => new Date(thisMonth.getFullYear(), thisMonth.getMonth() - count, 1, 0, 30);
    const { admin } = await openConsole('/admin/premium-analytics', {
      payments: [
        aPayment({ state: 'Success', created_at: monthsAgo(0).toISOString() }),
        aPayment({ state: 'Failed', created_at: monthsAgo(2).toISOString() }),
        aPayment({ state: 'Success', created_at: monthsAgo(2).toISOString() }),
        aPayment({ state: 'Success', created_at: monthsAgo(2).toISOString() }),
      ],
    });
    await admin.click(await screen.findByRole('heading', { name: 'Payments per month' }));
    const months = within(await screen.findByRole('region', { name: 'Payments per month' }));
    await admin.click(await months.findByText('Show as table'));
    const name = (month: Date) => month.toLocaleDateString(undefined, { month: 'short', year: 'numeric' });
    expect(months.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'MonthSuccessProcessingFailed',
      `${name(monthsAgo(0))}100`,
      `${name(monthsAgo(1))}000`,
      `${name(monthsAgo(2))}201`,
    ]);
  });

  it('draws the months of the days that are asked for, and says which', async () => {
    const { admin } = await openConsole('/admin/premium-analytics?from=2026-01-10&to=2026-02-20', {
      payments: ['2026-01-05', '2026-01-15', '2026-02-15', '2026-03-15'].map((day) =>
        aPayment({ created_at: `${day}T10:00:00.000Z` }),
      ),
    });
    await admin.click(await screen.findByRole('heading', { name: 'Payments per month' }));
    const months = within(await screen.findByRole('region', { name: 'Payments per month' }));
    await admin.click(await months.findByText('Show as table'));
    await waitFor(() =>
      expect(months.getAllByRole('row').map((row) => row.textContent)).toEqual([
        'MonthSuccessProcessingFailed',
        'Feb 2026100',
        'Jan 2026100',
      ]),
    );
    expect(months.getByText('From Jan 10th, 2026 to Feb 20th, 2026')).toBeVisible();
  });

  it('lists the days between a first and a last that its address has the wrong way round', async () => {
    await openConsole('/admin/premium-analytics?from=2024-03-09&to=2024-03-01', world());
    await waitForNames(['Asha Rao']);
    expect(screen.getByLabelText('From')).toHaveValue('Mar 1st, 2024');
    expect(screen.getByText('1 of 5 payments')).toBeVisible();
  });

  it('reads rows of every shape, shows unknown states in red and counts what it cannot read', async () => {
    const { admin, intercept } = await openConsole('/auth/forgot-password');
    intercept(
      answer([
        { payment_index: 7, user_name: 'No date', phone_no: 9876543210, created_at: 'soon', state: 'Success' },
        { payment_index: 7, user_name: 'Same index', phone_no: null, created_at: 1709632800000, state: 'Refunded' },
        { payment_index: '9', user_name: '\u202egnirts', state: null },
        { user_name: 'No index' },
        null,
        'payment',
      ]),
    );
    await goTo('/admin/premium-analytics');
    const cells = within(await rowOf('Same index')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Same index', '-', 'Mar 5th, 2024', 'Refunded']);
    expect(within(await rowOf('No date')).getAllByRole('cell')[2]).toHaveTextContent('-');
    expect(screen.getByText('3 payments. 3 more could not be read')).toBeVisible();
    expect(figureOf('Other')).toBe('2');
    await admin.click(screen.getByRole('heading', { name: 'Payments per month' }));
    expect(await screen.findByText('2 without a readable date are in no month.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object Object\]/);
  });

  it("says 'Loading...', then that there is none", async () => {
    const { intercept } = await openConsole('/auth/forgot-password');
    let arrive: (reply: Response) => void = () => undefined;
    intercept((request) => (isList(request) ? new Promise((resolve) => void (arrive = resolve)) : undefined));
    await goTo('/admin/premium-analytics');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(async () => arrive(Response.json({ responseData: { payment_list: [] } })));
    await waitFor(() => expect(table().getByText('No Data Found!!')).toBeVisible());
    expect(screen.getByText('0 payments')).toBeVisible();
  });

  it.each([
    ['no list', JSON.stringify({ responseData: {} }), 'The server sent an answer that this console cannot read.'],
    ['an empty body', '', 'The server sent an answer that this console cannot read.'],
    [
      'half an answer',
      '{"responseData":{"payment_list":[{"payment_index":1',
      'The server sent an answer that this console cannot read.',
    ],
    ['a page', '<html></html>', 'The server sent an answer that this console cannot read.'],
    [
      'an envelope that refuses beside a list',
      JSON.stringify({ responseCode: 500, responseData: { payment_list: [] }, responseMessage: 'Out of order.' }),
      'Out of order.',
    ],
  ])('stays up when the server sends %s', async (_what, reply, sentence) => {
    const { intercept } = await openConsole('/auth/forgot-password');
    intercept((request) => (isList(request) ? new Response(reply) : undefined));
    await goTo('/admin/premium-analytics');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  });

  it('reads on where a broken line is tried again, and shows nothing twice', async () => {
    const { intercept, calls, companion } = await openConsole('/auth/forgot-password', world());
    let attempt = 0;
    intercept(async (request) => {
      if (!isList(request)) return companion.fetch(request);
      attempt += 1;
      const whole = new Uint8Array(await (await companion.fetch(request)).arrayBuffer());
      if (attempt > 1) return new Response(whole);
      const broken = new ReadableStream({
        start: (stream) => stream.enqueue(whole.slice(0, whole.length / 2)),
        pull: (stream) => stream.error(new TypeError('connection lost')),
      });
      return new Response(broken);
    });
    await goTo('/admin/premium-analytics');
    await screen.findByText('5 payments');
    expect(shownNames()).toHaveLength(5);
    expect(paymentCalls(calls)).toEqual([listOf(0), listOf(0)]);
  });

  it('ends the session when the server refuses its token', async () => {
    const { intercept } = await openConsole('/auth/forgot-password', world());
    intercept((request) => (isList(request) ? Response.json({ message: 'Who?' }, { status: 401 }) : undefined));
    await goTo('/admin/premium-analytics');
    expect(await screen.findByText('The server ended your session.')).toBeVisible();
    expect(window.location.pathname).toBe('/auth/login');
  });

  it('keeps what was read, and asks anew on the next visit', async () => {
    const { admin, calls } = await openConsole('/admin/premium-analytics', world());
    await screen.findByText('5 payments');
    await admin.click(screen.getByRole('link', { name: 'Version Control' }));
    await screen.findByRole('heading', { level: 1, name: 'Version Control' });
    moveClock(30_000);
    await admin.click(screen.getByRole('link', { name: 'Premium Analytics' }));
    expect(await screen.findByText('5 payments')).toBeVisible();
    await waitFor(() => expect(paymentCalls(calls)).toEqual([listOf(0), listOf(0)]));
  });

  it('remembers whom the administrator called, until the session ends', async () => {
    const { admin, store } = await openConsole('/admin/premium-analytics?view=calls', world());
    await screen.findByRole('table', { name: 'Call list' });
    const since = async (name: string) =>
      within(await rowOf(name))
        .getAllByRole('cell')
        .at(-1)?.textContent;
    expect(await since('Mohan')).toBe('-');
    const link = screen.getByRole('link', { name: 'Call Mohan, 98111 12222' });
    // jsdom has no telephone.
    link.addEventListener('click', (event) => event.preventDefault());
    await admin.click(link);
    expect(await since('Mohan')).toBe('Called');
    expect(await since('Ravi')).toBe('Processing');
    await chooseView(admin, 'All');
    await chooseView(admin, 'To call (2)');
    await screen.findByRole('table', { name: 'Call list' });
    expect(await since('Mohan')).toBe('Called');
    await admin.click(screen.getByRole('button', { name: 'Account' }));
    await admin.click(await screen.findByText('Logout'));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(store.getState().payments.called).toEqual([]);
  });
});
