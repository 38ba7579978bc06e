import { act, screen, waitFor, within } from '@testing-library/react';
import { aMember, someMembers } from '../support/builders';
import {
  decideInRow,
  inMenu,
  openConsole,
  pressInDialog,
  pressInRow,
  rowOf,
  type OpenConsole,
} from '../support/openConsole';
import { isWrite, refusal } from '../support/steps';

const asha = () =>
  aMember({ username: 'Asha Rao', email: 'asha@example.org', phone: '919900011122', status: 'pending' });

it.each([
  ['Accept', 'Accepted', 'approved', ['0', '1', '0', '0']],
  ['Reject', 'Rejected', 'rejected', ['0', '0', '1', '0']],
])('%ss a request, leaves the answer in its row and counts anew', async (action, outcome, status, counted) => {
  const { admin, companion, calls } = await openConsole('/admin/requests', { members: [asha()] });
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  expect(await figures.findByText('1')).toBeVisible();
  await pressInRow(admin, 'Asha Rao', action);
  expect(screen.getByRole('dialog', { name: /./ })).toHaveTextContent(
    `Are you sure you want to ${action.toLowerCase()} Asha Rao's request?`,
  );
  await pressInDialog(admin, `${action} the request`, action);

  expect(await screen.findByText(`${outcome} successfully!!`)).toBeVisible();
  const label = within(await rowOf('Asha Rao')).getByRole('button', { name: outcome });
  expect(label).toBeDisabled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(label.closest('[tabindex]')).toHaveFocus();
  expect(await companion.db.selectFrom('members').select('status').executeTakeFirst()).toEqual({ status });
  await waitFor(() => expect(calls.filter((call) => call === 'GET /analysis/details')).toHaveLength(2));
  await waitFor(() => expect(figures.getAllByRole('definition').map((card) => card.textContent)).toEqual(counted));
  expect(calls.filter((call) => call.includes('listuser'))).toHaveLength(1);
});

it('pages ten at a time through a window of three numbers, with the page in the address', async () => {
  const { admin, calls } = await openConsole('/admin/requests', {
    members: someMembers(47, 'Member', { status: 'pending' }),
  });
  await rowOf('Member 01');
  const numbers = () =>
    within(screen.getByRole('list', { name: 'Pages' }))
      .getAllByRole('link')
      .map((link) => link.textContent)
      .filter((text) => /\d/.test(text ?? ''));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(numbers()).toEqual(['1', '2', '3']);

  await admin.click(screen.getByRole('link', { name: 'Page 3' }));
  await rowOf('Member 21');
  expect(numbers()).toEqual(['2', '3', '4']);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await admin.click(screen.getByRole('link', { name: 'Last page' }));
  await rowOf('Member 47');
  expect(numbers()).toEqual(['3', '4', '5']);
  expect(window.location.search).toBe('?page=5');
  expect(calls.filter((call) => call.includes('listuser'))).toEqual([
    'GET /admins/listuser?status=pending&page=1',
    'GET /admins/listuser?status=pending&page=3',
    'GET /admins/listuser?status=pending&page=5',
  ]);

  await act(async () => window.history.back());
  await rowOf('Member 21');
});

it('says that somebody else was faster, in the row and without an error, and counts anew', async () => {
  const { admin, companion } = await openConsole('/admin/requests', { members: [asha()] });
  await rowOf('Asha Rao');
  await companion.db.updateTable('members').set({ status: 'approved' }).execute();
  await decideInRow(admin, 'Asha Rao', 'Reject');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const outcome = within(await rowOf('Asha Rao')).getByRole('button', { name: 'Already accepted' });
  expect(outcome).toBeDisabled();
  await waitFor(() => expect(outcome.closest('[tabindex]')).toHaveFocus());
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  await waitFor(() => expect(figures.getAllByRole('definition')[0]).toHaveTextContent('0'));
});

it('accepts nobody whom another administrator has rejected meanwhile, and names who it was', async () => {
  const member = asha();
  const world = { members: [member] };
  const { admin, companion } = await openConsole('/admin/requests', world, { extensions: ['if-status'] });
  await rowOf('Asha Rao');
  await companion.call('PUT', `/admins/reject?user_id=${member.user_id}`);
  await decideInRow(admin, 'Asha Rao', 'Accept');
  expect(
    await screen.findByText('Asha Rao is not accepted: admin@example.org has rejected this member since.'),
  ).toBeVisible();
  expect(within(await rowOf('Asha Rao')).getByRole('button', { name: 'Already rejected' })).toBeDisabled();
  const { status } = await companion.db.selectFrom('members').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('rejected');
});

it('does not ask on the next screen what was asked before Back', async () => {
  const { admin } = await openConsole('/admin/users', { members: [asha()] });
  await admin.click(inMenu('User Requests'));
  await pressInRow(admin, 'Asha Rao', 'Accept');
  expect(await screen.findByRole('dialog', { name: 'Accept the request' })).toBeVisible();
  await act(async () => window.history.back());
  await screen.findByRole('heading', { name: 'Users' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** Returns what answers the call of the question that was left. */
async function askAndLeave({ admin, intercept }: OpenConsole, title: string, action: string, question: string) {
  let reply: (response: Response) => void = () => undefined;
  intercept((request) => (isWrite(request) ? new Promise((resolve) => void (reply = resolve)) : undefined));
  await admin.click(inMenu(title));
  await screen.findByRole('heading', { level: 1, name: title });
  await pressInRow(admin, 'Ravi Pai', action);
  await pressInDialog(admin, question, action);
  await act(async () => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return (one: Response) => act(async () => reply(one));
}

it.each([
  ['User Requests', 'Accept', 'Accept the request', 'Accepted successfully!!', 'Not accepted'],
  ['Users', 'Block', 'Block the user', 'Blocked successfully!!', 'Not blocked'],
])(
  'takes a question whose call is under way along with its screen, and tells once what became of the call: %s',
  async (title, action, question, done, notDone) => {
    const ravi = aMember({ username: 'Ravi Pai', status: action === 'Block' ? 'approved' : 'pending' });
    const opened = await openConsole('/admin/dashboard', { members: [ravi] });
    const fail = await askAndLeave(opened, title, action, question);
    await fail(refusal('Injected failure.', 500));
    expect(await screen.findByText(`${notDone}: Injected failure.`)).toBeVisible();
    expect(screen.queryByText('Injected failure.')).not.toBeInTheDocument();

    const succeed = await askAndLeave(opened, title, action, question);
    await succeed(Response.json({ responseCode: 200 }));
    expect(await screen.findByText(done)).toBeVisible();
  },
);

it('leaves it to the sign-in form to say that the session ended with the call of a question that was left', async () => {
  const members = [aMember({ username: 'Ravi Pai', status: 'pending' })];
  const opened = await openConsole('/admin/dashboard', { members });
  const end = await askAndLeave(opened, 'User Requests', 'Accept', 'Accept the request');
  await end(refusal('Injected end.', 401));
  expect(await screen.findByText('The server ended your session.')).toBeVisible();
  expect(screen.queryByText(/^Not accepted/)).not.toBeInTheDocument();
});

it('drops the tricks of a name and keeps its joiners', async () => {
  const name = 'ಕ್\u200dಷಿತಾ \u202egnp.exe\u202c 👩‍🎤 Rao';
  await openConsole('/admin/requests', { members: [aMember({ username: name, status: 'pending' })] });
  const shown = await screen.findByText(/ಕ್/);
  expect(shown.tagName).toBe('BDI');
  expect(shown).toHaveTextContent(/ಕ್‍ಷಿತಾ/);
  expect(shown).not.toHaveTextContent(/[\u202c\u202e]/);
});
