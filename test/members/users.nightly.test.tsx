import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, daysAgo, someMembers } from '../support/builders';
import { decideInRow, goTo, openConsole, pressInDialog, pressInRow, rowOf } from '../support/openConsole';
import { holdBack, refusing } from '../support/steps';
import { asha, ravi, searchField, chooseGroup, listCalls } from './usersSteps';

describe('the users list', () => {
  it("shows the member's picture, and the default one when it cannot be drawn", async () => {
    await openConsole('/admin/users', {
      members: [
        { ...asha(), profile_link: '/media/asha.webp' },
        { ...ravi(), status: 'approved' },
      ],
    });
    const picture = (await rowOf('Asha Rao')).querySelector('img');
    expect(picture).toHaveAttribute('src', `${window.location.origin}/media/asha.webp`);
    expect((await rowOf('Ravi Bhat')).querySelector('img')).toBeNull();
    await act(async () => void picture?.dispatchEvent(new Event('error')));
    expect((await rowOf('Asha Rao')).querySelector('img')).toBeNull();
  });

  it('names by the id whoever has no name that can be seen', async () => {
    const { admin } = await openConsole('/admin/users', {
      members: [aMember({ user_id: 'm-1', username: '\u3164', status: 'approved' })],
    });
    await admin.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('dialog', { name: 'Block the user' })).toHaveTextContent('block the member?- (m-1)');
  });

  it('says that unblocking approves a rejected member, who then leaves the list', async () => {
    const { admin } = await openConsole('/admin/users?group=rejected', { members: [asha(), ravi()] });
    await pressInRow(admin, 'Ravi Bhat', 'Unblock');
    expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent(
      'Are you sure you want to unblock the member?This accepts Ravi Bhat, who was rejected.',
    );
    await pressInDialog(admin, 'Unblock the user', 'Unblock');
    expect(await screen.findByText('Unblocked successfully!!')).toBeVisible();
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
    await chooseGroup(admin, 'Accepted Users');
    await rowOf('Ravi Bhat');
  });

  it('keeps the page before, with nothing to press in it, until the next one has come or failed in its place', async () => {
    const opened = await openConsole('/admin/users', { members: someMembers(22, 'Member', { status: 'approved' }) });
    const { admin, intercept } = opened;
    const first = await rowOf('Member 22');
    const release = holdBack(opened, ({ url }) => url.endsWith('page=2'));
    await admin.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Users List' })).toHaveAttribute('aria-busy', 'true'));
    expect(first).toBeVisible();
    expect(first.closest('[inert]')).not.toBeNull();
    await release();
    expect((await rowOf('Member 12')).closest('[inert]')).toBeNull();
    expect(screen.queryByText('Member 22')).not.toBeInTheDocument();

    intercept(refusing('page=3', 'No third.', 500));
    await admin.click(screen.getByRole('link', { name: 'Next page' }));
    const table = within(screen.getByRole('table', { name: 'Users List' }));
    expect(await table.findByText('No third.')).toBeVisible();
    expect(table.queryByText('Member 12')).not.toBeInTheDocument();
  });

  it('lists the blocked users alone where the figure leads, and is left through the list of groups', async () => {
    const { admin, calls } = await openConsole('/admin/users', {
      members: [asha(), ...someMembers(12, 'Blocked', { status: 'blocked' }), ravi()],
    });
    await admin.click(
      within(screen.getByRole('region', { name: 'Figures' })).getByRole('link', { name: 'Blocked Users' }),
    );
    await rowOf('Blocked 12');
    expect(await screen.findByText('12 blocked users')).toBeVisible();
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?group=blocked');
    expect(listCalls(calls).at(-1)).toBe('GET /admins/listuser?status=blocked&page=1');
    await decideInRow(admin, 'Blocked 12', 'Unblock');
    expect(await screen.findByText('11 blocked users')).toBeVisible();
    await chooseGroup(admin, 'Accepted Users');
    await rowOf('Asha Rao');
    expect(window.location.search).toBe('');
  });

  it('shows the blocked ones of a page, and says so, where the server lists others with them', async () => {
    const opened = await openConsole('/admin/users', {
      members: [asha(), aMember({ username: 'Blocked Bharat', status: 'blocked' })],
    });
    opened.intercept(({ url, headers }) =>
      url.includes('status=blocked')
        ? opened.companion.fetch(
            new Request(url.replace('status=blocked', 'status=approved&status=blocked'), { headers }),
          )
        : undefined,
    );
    await goTo('/admin/users?group=blocked');
    expect(await screen.findByText(/^The blocked ones of this page/)).toBeVisible();
    await rowOf('Blocked Bharat');
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  });
});

describe('a name that the group does not have', () => {
  /** The sentence, once every group has been searched. */
  const nobody = () =>
    waitFor(() => {
      const sentence = screen.getByText(/^Nobody among/);
      expect(sentence).not.toHaveTextContent('Searching');
      return sentence;
    });

  it('is found in the other group by one more search, and leads there', async () => {
    const { admin, calls } = await openConsole('/admin/users?name=ravi', { members: [asha(), ravi()] });
    expect(await nobody()).toHaveTextContent('Nobody among accepted users. 1 among rejected users: show.');
    expect(listCalls(calls)).toEqual([
      'GET /admins/searchuser?status=approved&username=ravi',
      'GET /admins/searchuser?status=rejected&username=ravi',
    ]);
    await admin.click(screen.getByRole('link', { name: 'Show rejected users' }));
    await rowOf('Ravi Bhat');
    expect(window.location.search).toBe('?name=ravi&group=rejected');

    await decideInRow(admin, 'Ravi Bhat', 'Unblock');
    expect(await nobody()).toHaveTextContent('Nobody among rejected users. 1 among accepted users: show.');
  });

  it('costs no second search where the group has it, and is not denied where the other could not be asked', async () => {
    const { calls, intercept } = await openConsole('/admin/users?name=asha', { members: [asha(), ravi()] });
    await rowOf('Asha Rao');
    expect(listCalls(calls)).toHaveLength(1);
    intercept(refusing('status=rejected', 'Not today.', 500));
    await goTo('/admin/users?name=ravi');
    expect(await nobody()).toHaveTextContent('Nobody among accepted users. Others could not be searched: Not today.');
  });
});

describe('the search by name', () => {
  it('keeps to the group that was chosen while a name was still being typed', async () => {
    const { admin, calls } = await openConsole('/admin/users', { members: [asha(), ravi()] });
    await rowOf('Asha Rao');
    await admin.type(searchField(), 'bhat');
    await chooseGroup(admin, 'Rejected Users');
    const shownSearch = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(shownSearch()).toEqual({ group: 'rejected', name: 'bhat' }));
    await rowOf('Ravi Bhat');
    expect(listCalls(calls).at(-1)).toBe('GET /admins/searchuser?status=rejected&username=bhat');
  });

  it('asks at once on Enter, drops an answer that comes too late, and restores the list when it is emptied', async () => {
    const opened = await openConsole('/admin/users', {
      members: [asha(), aMember({ username: 'Meena', status: 'approved' })],
    });
    const { admin, calls } = opened;
    await rowOf('Meena');
    const answerLate = holdBack(opened, ({ url }) => url.includes('username=me'));
    await admin.type(searchField(), 'me{Enter}');
    await admin.clear(searchField());
    await admin.type(searchField(), ' asha {Enter}');
    await waitFor(() => expect(screen.queryByText('Meena')).not.toBeInTheDocument());
    await rowOf('Asha Rao');
    expect(listCalls(calls).at(-1)).toBe('GET /admins/searchuser?status=approved&username=asha');
    await answerLate();
    expect(screen.queryByText('Meena')).not.toBeInTheDocument();
    expect(screen.getByText('Asha Rao')).toBeVisible();
    await admin.clear(searchField());
    await rowOf('Meena');
    expect(window.location.search).toBe('');
  });

  it('shows at once who is known, in any order of the words, and then whom the server finds', async () => {
    const savitri = aMember({ username: 'Savitri Asha', status: 'approved', created_at: daysAgo(1) });
    const others = someMembers(12, 'Other', { status: 'approved', created_at: daysAgo(2) });
    const opened = await openConsole('/admin/users', {
      members: [savitri, ...others, aMember({ username: 'Asha Savant', status: 'approved', created_at: daysAgo(99) })],
    });
    const { admin, calls } = opened;
    await rowOf('Savitri Asha');
    const answer = holdBack(opened, ({ url }) => url.includes('searchuser'));
    await admin.type(searchField(), 'asha sav{Enter}');
    expect(await screen.findByText('Searching… · 1 so far')).toBeVisible();
    await rowOf('Savitri Asha');
    await answer();
    await rowOf('Asha Savant');
    expect(screen.getByText('2 members found')).toBeVisible();
    expect(listCalls(calls).at(-1)).toBe('GET /admins/searchuser?status=approved&username=asha');
  });
});

describe('a phone number or an e-mail address in the search', () => {
  const members = () => [
    { ...asha(), phone: '9900011122' },
    ...someMembers(12, 'Rejected', { status: 'rejected' }),
    aMember({ username: 'Waiting Uma', email: 'uma@example.org', phone: '919900011122', status: 'pending' }),
    aMember({ username: 'Blocked Bharat', phone: '919900011133', status: 'blocked' }),
  ];
  const shown = () =>
    screen
      .queryAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('is looked for among those who are known, at once, and among all members of every status on a press', async () => {
    const { admin, calls } = await openConsole('/admin/users', { members: members() });
    await rowOf('Asha Rao');
    const before = listCalls(calls).length;
    await admin.type(searchField(), '0111{Enter}');
    expect(await screen.findByText('2 members found so far')).toBeVisible();
    await admin.clear(searchField());
    await admin.type(searchField(), '+91 99000 11122{Enter}');
    expect(await screen.findByText('1 member found so far')).toBeVisible();
    expect(shown()).toEqual(['Asha Raoasha@example.org+91 99000 11122View DetailsBlock']);
    expect(listCalls(calls)).toHaveLength(before);

    await admin.click(screen.getByRole('button', { name: 'Search all 15 members' }));
    expect(await screen.findByText('2 members found, in any status')).toBeVisible();
    expect(screen.getByText('All 15 members were read just now.')).toBeVisible();
    expect(shown()).toEqual([
      'Asha Raoasha@example.org+91 99000 11122View DetailsBlock',
      'Waiting UmaPendinguma@example.org+91 99000 11122View DetailsAcceptReject',
    ]);
    expect(listCalls(calls).filter((call) => call.includes('searchuser'))).toEqual([]);

    await decideInRow(admin, 'Waiting Uma', 'Accept');
    await waitFor(() => expect(shown()[1]).toBe('Waiting Umauma@example.org+91 99000 11122View DetailsBlock'));

    await admin.clear(searchField());
    await rowOf('Blocked Bharat');
    expect(window.location.search).toBe('');
  });

  it('says that nobody is there only when all members have been read, which can be cancelled on the way', async () => {
    const opened = await openConsole('/admin/users?name=nobody%40example.org', { members: members() });
    const { admin } = opened;
    const release = holdBack(opened, ({ url }) => url.endsWith('rejected&page=2'));
    await admin.click(await screen.findByRole('button', { name: 'Search all 15 members' }));
    expect(await screen.findByText('Searching… 11 of 15')).toBeVisible();
    expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();
    await admin.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Stopped at 11 of 15.')).toBeVisible();
    expect(screen.queryByText('No Data Found!!')).not.toBeInTheDocument();
    await release();
    await admin.click(screen.getByRole('button', { name: 'Search all 15 members' }));
    expect(await screen.findByText('No Data Found!!')).toBeVisible();
    expect(screen.getByText('All 15 members were read just now.')).toBeVisible();
  });
});
