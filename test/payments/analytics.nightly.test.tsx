import { act, screen, waitFor } from '@testing-library/react';
import { aPayment, daysAgo } from '../support/builders';
import { choose, goTo, openConsole, rowOf } from '../support/openConsole';
import { cellsOf, holdBack, signOut } from '../support/steps';
import { paymentCalls, listOf, table, shownNames, waitForNames, figureOf, chooseView, world } from './analyticsSteps';

const isList = ({ url }: Request) => url.includes('/payment/getPaymentList');
const answer = (payment_list: unknown) => (request: Request) =>
  isList(request) ? Response.json({ responseCode: 200, responseData: { payment_list } }) : undefined;

it('tells what the payments come to, as far as they were counted', async () => {
  const { admin } = await openConsole('/admin/premium-analytics', world());
  await screen.findByText('Mar 5th, 2024');
  expect(screen.getByText('5 payments')).toBeVisible();
  expect(['Success', 'Processing', 'Failed', 'Success rate'].map(figureOf)).toEqual(['1', '2', '2', '33.3%']);
  await admin.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'ravi');
  expect(await screen.findByText('2 of 5 payments')).toBeVisible();
  expect(['Success', 'Processing', 'Failed', 'Success rate'].map(figureOf)).toEqual(['0', '1', '1', '0%']);
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
