import { act, screen, waitFor, within } from '@testing-library/react';
import { goTo, openConsole, pressInDialog, rowOf } from '../support/openConsole';
import { narrowWindow } from '../support/narrowWindow';
import { pending, nameOnDesk, onDesk, answerBy, openFirst } from './deskSteps';

/** Apart from the desk, which names the open member too. */
const rowOfLink = (name: string) => screen.getByRole('link', { name }).closest('tr') ?? document.body;

it('moves by J, K and the arrows, and has fetched the next profile before', async () => {
  const { admin, calls, all } = await openFirst('/admin/requests', 4);
  const details = () => calls.filter((call) => call.includes('userDetails')).map((call) => call.split('=')[1]);
  await waitFor(() => expect(details()).toEqual(all.slice(0, 2).map(({ user_id }) => user_id)));
  await admin.keyboard('j');
  await onDesk('Member 02');
  expect(screen.getByRole('link', { name: 'Member 02' })).toHaveFocus();
  expect(within(rowOfLink('Member 01')).getByText('Skipped')).toBeVisible();
  await admin.keyboard('{ArrowDown}');
  await onDesk('Member 03');
  await admin.keyboard('k');
  await onDesk('Member 02');
  expect(within(rowOfLink('Member 02')).queryByText('Skipped')).not.toBeInTheDocument();
  await admin.keyboard('{ArrowUp}');
  await onDesk('Member 01');
  expect(new Set(details()).size).toBe(4);
  // The letters of another script count by their places.
  await admin.keyboard('[KeyJ]');
  await onDesk('Member 02');
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ಕ', code: 'KeyK', bubbles: true }));
  });
  await onDesk('Member 01');
});

it('reads no profile ahead where a journal says which were viewed', async () => {
  const all = pending(4);
  const { admin, calls } = await openConsole('/admin/requests', { members: all }, { extensions: ['journal'] });
  await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  await admin.keyboard('j');
  await onDesk('Member 02');
  // The history is read after the profile, and so would be the next one.
  await screen.findByText('No reports, matches, blocks or delete requests.');
  const viewed = calls.filter((call) => call.includes('userDetails')).map((call) => call.split('=')[1]);
  expect(viewed).toEqual(all.slice(0, 2).map(({ user_id }) => user_id));
});

it('opens the first request of the page that is turned to, in one step of the history, and K goes back', async () => {
  const { admin, calls } = await openFirst('/admin/requests', 14);
  const steps = window.history.length;
  await admin.click(screen.getByRole('link', { name: 'Next page' }));
  await onDesk('Member 11');
  expect(window.history.length).toBe(steps + 1);
  expect(screen.getByRole('link', { name: 'Member 11' })).toHaveAttribute('aria-current', 'true');
  await admin.keyboard('k');
  await onDesk('Member 10');
  expect(window.location.search).not.toContain('page=2');
  expect(calls.filter((call) => /listuser.*page=2/.test(call))).toHaveLength(1);
  await act(async () => window.history.back());
  await onDesk('Member 11');
  await act(async () => window.history.back());
  await onDesk('Member 01');
});

it('moves the focus from row to row and opens with Enter while nobody lies on the desk', async () => {
  const { admin } = await openConsole('/admin/requests', { members: pending(3) });
  await rowOf('Member 01');
  await admin.keyboard('jj');
  expect(screen.getByRole('link', { name: 'Member 02' })).toHaveFocus();
  await admin.keyboard('a');
  expect(screen.getByRole('dialog', { name: 'Accept the request' })).toHaveTextContent('Member 02');
  await pressInDialog(admin, 'Accept the request', 'Close');
  await admin.keyboard('{Enter}');
  await onDesk('Member 02');
});

it('does not end all caught up where requests could not be read', async () => {
  const { admin, companion, intercept } = await openConsole('/admin/requests', { members: pending(1) });
  intercept((request) =>
    request.url.includes('listuser')
      ? companion.fetch(request).then(async (reply) => {
          const { data, ...body } = await reply.json();
          return Response.json({ ...body, data: [...data, { username: 'Without an id' }] });
        })
      : undefined,
  );
  await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  await answerBy(admin, 'a');
  expect(await screen.findByRole('heading', { name: 'This was the last request' })).toHaveFocus();
  expect(screen.getByText('1 request could not be read.')).toBeVisible();
  expect(screen.queryByText('You are all caught up.')).not.toBeInTheDocument();
});

it('lets keys rest while a dialog is open, with a modifier, and when they are turned off on the profile', async () => {
  const { admin } = await openFirst('/admin/requests', 3);
  await admin.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Shift>}J{/Shift}');
  expect(nameOnDesk()).toBe('Member 01');
  await admin.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await admin.keyboard('j');
  expect(nameOnDesk()).toBe('Member 01');
  await pressInDialog(admin, 'Keyboard shortcuts', 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const pressSwitch = async () => {
    await goTo('/admin/profile');
    await admin.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
    await goTo('/admin/requests');
    await rowOf('Member 01');
    await admin.keyboard('j');
  };
  await pressSwitch();
  expect(window.location.search).toBe('');
  await pressSwitch();
  expect(screen.getByRole('link', { name: 'Member 01' })).toHaveFocus();
});

it('lies over the list on a narrow screen, has the focus there, and gives it back to the row', async () => {
  narrowWindow();
  const { admin } = await openFirst('/admin/requests', 3);
  const drawer = screen.getByRole('dialog', { name: 'Request' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement)); // an element of the page
  await admin.keyboard('j');
  await onDesk('Member 02');
  await answerBy(admin, 'a');
  await onDesk('Member 03');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Accept the request' })).not.toBeInTheDocument());
  expect(drawer).toContainElement(document.activeElement as HTMLElement); // an element of the page
  const steps = window.history.length;
  await admin.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.history.length).toBe(steps + 1);
  expect(screen.getByRole('link', { name: 'Member 03' })).toHaveFocus();
});
