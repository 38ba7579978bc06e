import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, aProfile, someMembers } from '../support/builders';
import { goTo, inMenu, openConsole, pressInDialog, rowOf } from '../support/openConsole';

const pending = (count: number) => someMembers(count, 'Member', { status: 'pending' });
const nameOnDesk = () => document.querySelector('#member-name bdi')?.textContent;
// A query by role goes through every cell of the list.
const onDesk = (name: string) => waitFor(() => expect(nameOnDesk()).toBe(name));
/** Apart from the desk, which names the open member too. */
const rowOfLink = (name: string) => screen.getByRole('link', { name }).closest('tr') ?? document.body;
/** Presses the key of an answer, and Enter once the question has the focus. */
async function answerBy(admin: UserEvent, key: 'a' | 'r') {
  const action = key === 'a' ? 'Accept' : 'Reject';
  await admin.keyboard(key);
  const question = await screen.findByRole('dialog', { name: `${action} the request` });
  const answer = within(question).getByRole('button', { name: action });
  await waitFor(() => expect(answer).toHaveFocus());
  await admin.keyboard('{Enter}');
}
const openFirst = async (address: string, count: number) => {
  const all = pending(count);
  const visit = await openConsole(address, { members: all });
  await visit.admin.click(await screen.findByRole('link', { name: 'Member 01' }));
  await onDesk('Member 01');
  return { ...visit, all };
};

describe('the review desk', () => {
  it('opens a profile beside the list, with the member in the address, and Back closes it', async () => {
    const { all } = await openFirst('/admin/requests?page=1', 2);
    expect(new URLSearchParams(window.location.search).get('member')).toBe(all[0]?.user_id);
    expect(screen.getByRole('link', { name: 'Member 01' })).toHaveAttribute('aria-current', 'true');
    expect(await rowOf('Member 02')).toBeVisible();
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Request' })).toBeNull());
  });

  it('begins with the first request that waits, and counts what was answered and what is left', async () => {
    const { admin } = await openConsole('/admin/requests', { members: pending(12) });
    await rowOf('Member 01');
    await admin.click(within(await rowOf('Member 01')).getByRole('button', { name: 'Reject' }));
    await pressInDialog(admin, 'Reject the request', 'Reject');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await admin.click(screen.getByRole('button', { name: 'Start reviewing' }));
    await onDesk('Member 02');
    const desk = within(screen.getByRole('region', { name: 'Request' }));
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Member 02 1 answered · 11 left'));
    // The bar answers: beside it a row has no buttons of its own.
    expect(within(await rowOf('Member 03')).queryAllByRole('button')).toEqual([]);
    await admin.keyboard('s');
    await onDesk('Member 03');
    await answerBy(admin, 'a');
    await onDesk('Member 04');
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Member 04 2 answered · 10 left'));
    expect(screen.getByText('10 requests')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Figures' })).getByText('10')).toBeVisible();
    expect(screen.getByTitle('10 waiting')).toBeVisible();
  });

  it('is restored by its address, also for a member who is not on the page', async () => {
    const elsewhere = aMember({ username: 'Long since in', status: 'approved' });
    await openConsole(`/admin/requests?member=${elsewhere.user_id}`, { members: [...pending(2), elsewhere] });
    await onDesk('Long since in');
    expect(
      within(screen.getByRole('region', { name: 'Request' })).queryByRole('button', { name: 'Accept' }),
    ).toBeNull();
  });

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
    expect(within(rowOfLink('Member 02')).queryByText('Skipped')).toBeNull();
    await admin.keyboard('{ArrowUp}');
    await onDesk('Member 01');
    expect(new Set(details()).size).toBe(4);
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

  it.each([
    ['answered', (admin: UserEvent) => answerBy(admin, 'a'), ['1', '2', '1']],
    ['skipped', (admin: UserEvent) => admin.keyboard('s'), ['1', '2']],
  ])('has fetched the next one at the ends of pages too, where requests are %s', async (_how, goOn, pages) => {
    const all = pending(12);
    const { admin, companion, calls, intercept } = await openConsole('/admin/requests', { members: all });
    let listsUnderWay = 0;
    intercept((request) => {
      if (!request.url.includes('listuser')) return undefined;
      listsUnderWay += 1;
      return companion.fetch(request).finally(() => (listsUnderWay -= 1));
    });
    await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
    await onDesk('Member 01');
    for (const { username, user_id } of all.slice(1)) {
      await waitFor(() => expect(calls).toContainEqual(expect.stringContaining(user_id)));
      // A list that is read while an answer is being saved is that of before or that of after.
      await waitFor(() => expect(listsUnderWay).toBe(0));
      await goOn(admin);
      await onDesk(username);
    }
    const listed = () => calls.filter((call) => call.includes('listuser')).map((call) => /page=(\d+)/.exec(call)?.[1]);
    await waitFor(() => expect(listed()).toEqual(pages));
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

  it('stays with a request that somebody else has answered, and says so', async () => {
    const { admin, companion } = await openFirst('/admin/requests', 2);
    await companion.db.updateTable('members').set({ status: 'approved' }).where('username', '=', 'Member 01').execute();
    await answerBy(admin, 'r');
    const desk = within(screen.getByRole('region', { name: 'Request' }));
    expect(await desk.findByRole('button', { name: 'Already accepted' })).toBeDisabled();
    expect(within(rowOfLink('Member 01')).getByRole('button', { name: 'Already accepted' })).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await admin.keyboard('j');
    await onDesk('Member 02');
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

  it('accepts by A and Enter, rejects by R and Enter, and goes on to the next undecided request', async () => {
    const { admin, companion } = await openFirst('/admin/requests', 3);
    await admin.keyboard('a');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog', { name: /./ })).getByRole('button', { name: 'Accept' })).toHaveFocus(),
    );
    await admin.keyboard('{Enter}');
    await onDesk('Member 02');
    expect(within(await rowOf('Member 01')).getByRole('button', { name: 'Accepted' })).toBeDisabled();
    await answerBy(admin, 'r');
    await onDesk('Member 03');
    const statuses = await companion.db.selectFrom('members').select('status').orderBy('username').execute();
    expect(statuses.map(({ status }) => status)).toEqual(['approved', 'rejected', 'pending']);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Member 03' })).toHaveFocus());
  });

  it('stays where it is when the answer was not saved', async () => {
    const { admin, intercept } = await openFirst('/admin/requests', 2);
    intercept(({ method }) => (method === 'PUT' ? Response.json({ message: 'Not now.' }, { status: 409 }) : undefined));
    await answerBy(admin, 'a');
    expect(await screen.findByText('Not saved: Not now.')).toBeVisible();
    await admin.keyboard('j');
    expect(nameOnDesk()).toBe('Member 01');
  });

  it('takes no answer about a profile that could not be read', async () => {
    const { admin, intercept } = await openConsole('/admin/requests', { members: pending(2) });
    intercept(({ url }) =>
      url.includes('userDetails') ? Response.json({ message: 'Not today.' }, { status: 500 }) : undefined,
    );
    await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
    const desk = within(await screen.findByRole('region', { name: 'Request' }));
    await desk.findByText('Not today.');
    for (const name of ['Accept', 'Reject']) expect(desk.getByRole('button', { name })).toBeDisabled();
    await admin.keyboard('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    intercept(() => undefined);
    await admin.click(desk.getByRole('button', { name: 'Retry' }));
    await onDesk('Member 01');
    await answerBy(admin, 'a');
    expect(await screen.findByText('Accepted successfully!!')).toBeVisible();
  });

  it('meets everybody once, skips nobody and brings nobody back, over page ends and those passed over', async () => {
    const { admin, calls } = await openFirst('/admin/requests', 14);
    const met = ['Member 01'];
    for (let turn = 1; turn <= 13; turn += 1) {
      // Every third one is passed over, so pages shift by seven, not ten.
      if (turn % 3 === 0) await admin.keyboard('s');
      else await answerBy(admin, turn % 2 ? 'a' : 'r');
      const before = met.at(-1);
      await waitFor(() => expect(nameOnDesk() ?? before).not.toBe(before));
      met.push(nameOnDesk() ?? '');
    }
    expect(met).toEqual(Array.from({ length: 14 }, (_, index) => `Member ${String(index + 1).padStart(2, '0')}`));
    await answerBy(admin, 'a');
    expect(await screen.findByRole('heading', { name: 'This was the last request' })).toHaveFocus();
    expect(screen.getByText('4 requests that you skipped are still waiting.')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(10);

    await admin.click(screen.getByRole('button', { name: 'Review the skipped' }));
    await onDesk('Member 03');
  });

  it('skips nobody where the next page was read before others moved up, and came after', async () => {
    const { admin, companion, intercept } = await openConsole('/admin/requests', { members: pending(23) });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    let isFirst = true;
    intercept((request) => {
      if (!isFirst || !request.url.includes('page=2')) return undefined;
      isFirst = false;
      return companion.fetch(request).then((early) => held.then(() => early));
    });
    await admin.click(await screen.findByRole('link', { name: 'Member 01' }));
    for (let turn = 1; turn <= 20; turn += 1) {
      await onDesk(`Member ${String(turn).padStart(2, '0')}`);
      if (turn === 11) await act(async () => arrive());
      if (turn <= 10) await answerBy(admin, 'a');
      else await admin.keyboard('s');
    }
    await onDesk('Member 21');
  });

  it('goes back over the edge of a page as it went on', async () => {
    const { admin } = await openFirst('/admin/requests', 12);
    for (let turn = 2; turn <= 11; turn += 1) {
      await admin.keyboard('j');
      await onDesk(`Member ${String(turn).padStart(2, '0')}`);
    }
    expect(window.location.search).toContain('page=2');
    await admin.keyboard('k');
    await onDesk('Member 10');
    expect(window.location.search).not.toContain('page=2');
  });

  it('passes over skipped requests, and steps through them', async () => {
    const { admin } = await openFirst('/admin/requests', 4);
    for (const name of ['Member 02', 'Member 03']) {
      await admin.keyboard('s');
      await onDesk(name);
    }
    await admin.click(screen.getByRole('link', { name: 'Member 01' }));
    await onDesk('Member 01');
    await admin.keyboard('s');
    await onDesk('Member 03');
    await admin.keyboard('k');
    await onDesk('Member 02');
    await admin.keyboard('j');
    await onDesk('Member 03');
  });

  it('starts with the first that waits, on an earlier page where this one has none', async () => {
    const { admin, calls } = await openConsole('/admin/requests?page=2', { members: pending(11) });
    await admin.click(within(await rowOf('Member 11')).getByRole('button', { name: 'Accept' }));
    await pressInDialog(admin, 'Accept the request', 'Accept');
    await within(await rowOf('Member 11')).findByRole('button', { name: 'Accepted' });
    await admin.click(screen.getByRole('button', { name: 'Start reviewing' }));
    await onDesk('Member 01');
    expect(calls.filter((call) => /listuser.*page=1$/.test(call))).toHaveLength(1);
  });

  it('goes once around the list, so that those who moved to an earlier page are met too', async () => {
    const all = pending(12);
    const { admin, companion } = await openConsole(`/admin/requests?page=2&member=${all[11]?.user_id}`, {
      members: all,
    });
    await onDesk('Member 12');
    await companion.db.updateTable('members').set({ status: 'approved' }).where('username', '<', 'Member 10').execute();
    await answerBy(admin, 'a');
    await onDesk('Member 10');
    await admin.keyboard('s');
    await onDesk('Member 11');
  });

  it('ends where a server repeats itself and counts what it does not send', async () => {
    const { admin, companion, intercept } = await openConsole('/admin/requests', { members: pending(2) });
    await rowOf('Member 01');
    const repeat = async (request: Request) => {
      const first = new Request(request.url.replace(/page=\d+/, 'page=1'), request);
      const list = (await (await companion.fetch(first)).json()) as object; // a page of the companion
      return Response.json({ ...list, size: 5_000_000 });
    };
    intercept((request) => (request.url.includes('listuser?status=pending') ? repeat(request) : undefined));
    await admin.click(screen.getByRole('link', { name: 'Member 01' }));
    await onDesk('Member 01');
    await admin.keyboard('s');
    await onDesk('Member 02');
    await admin.keyboard('s');
    await screen.findByRole('heading', { name: 'This was the last request' });
  });

  it('drops the search for the next request when another one is opened', async () => {
    const { admin, companion, intercept } = await openConsole('/admin/requests', { members: pending(11) });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    intercept((request) => (/page=2$/.test(request.url) ? held.then(() => companion.fetch(request)) : undefined));
    await admin.click(await screen.findByRole('link', { name: 'Member 10' }));
    await onDesk('Member 10');
    await admin.keyboard('s');
    await screen.findByText('Looking for the next request...');
    await admin.click(screen.getByRole('link', { name: 'Member 02' }));
    await onDesk('Member 02');
    await act(async () => arrive());
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(nameOnDesk()).toBe('Member 02');
    expect(screen.queryByText('Looking for the next request...')).toBeNull();
  });

  it('says that the queue is clear when everybody has an answer', async () => {
    const { admin } = await openFirst('/admin/requests', 2);
    await answerBy(admin, 'a');
    await onDesk('Member 02');
    await answerBy(admin, 'r');
    expect(await screen.findByRole('heading', { name: 'No requests are waiting.' })).toBeVisible();
  });

  it('says why the next page could not be loaded, and goes on after Retry', async () => {
    const { admin, intercept } = await openConsole('/admin/requests', { members: pending(11) });
    const link = await screen.findByRole('link', { name: 'Member 10' });
    intercept(({ url }) =>
      url.includes('listuser') ? Response.json({ message: 'Closed.' }, { status: 500 }) : undefined,
    );
    await admin.click(link);
    await onDesk('Member 10');
    await admin.keyboard('s');
    const failure = await within(screen.getByRole('region', { name: 'Request' })).findByText('Closed.');
    intercept(() => undefined);
    await admin.click(within(failure.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Retry' })); // found by its text just above
    await onDesk('Member 11');
  });

  it('brings nobody back who has left while the next page was on its way', async () => {
    const { admin, companion, calls, intercept } = await openFirst('/admin/requests', 11);
    await answerBy(admin, 'a');
    await onDesk('Member 02');
    await admin.click(screen.getByRole('link', { name: 'Member 10' }));
    await onDesk('Member 10');
    let arrive: () => Promise<void> = async () => undefined;
    intercept((request) => {
      if (!request.url.includes('listuser?status=pending')) return undefined;
      return new Promise((resolve) => (arrive = async () => resolve(await companion.fetch(request))));
    });
    const before = calls.length;
    await admin.keyboard('s');
    await waitFor(() => expect(calls.slice(before)).toContainEqual(expect.stringContaining('listuser?status=pending')));
    await admin.click(inMenu('Blocked Users'));
    await screen.findByRole('heading', { level: 1, name: 'Blocked Users' });
    await act(arrive);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blocked Users');
    expect(window.location.pathname + window.location.search).toBe('/admin/blocked_users');
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

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
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { admin } = await openFirst('/admin/requests', 3);
    const drawer = screen.getByRole('dialog', { name: 'Request' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement)); // an element of the page
    await admin.keyboard('j');
    await onDesk('Member 02');
    await answerBy(admin, 'a');
    await onDesk('Member 03');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Accept the request' })).toBeNull());
    expect(drawer).toContainElement(document.activeElement as HTMLElement); // an element of the page
    const steps = window.history.length;
    await admin.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.history.length).toBe(steps + 1);
    expect(screen.getByRole('link', { name: 'Member 03' })).toHaveFocus();
  });

  it('reads the letters of another script by their places', async () => {
    const { admin } = await openFirst('/admin/requests', 2);
    await admin.keyboard('[KeyJ]');
    await onDesk('Member 02');
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ಕ', code: 'KeyK', bubbles: true }));
    });
    await onDesk('Member 01');
  });

  it('shows the whole profile', async () => {
    const member = aMember({ username: 'Asha Rao', status: 'pending' });
    await openConsole(`/admin/requests?member=${member.user_id}`, { members: [member], profiles: [aProfile(member)] });
    const profile = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(await profile.findByText('I teach children to sing.')).toBeVisible();
    expect(profile.getByText('Shravana')).toBeVisible();
  });
});
