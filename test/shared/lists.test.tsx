import { screen } from '@testing-library/react';
import { decideInRow, goTo, openConsole, rowOf } from '../support/openConsole';
import { aMember, someMembers } from '../support/builders';
import { narrowWindow } from '../support/narrowWindow';
import { refusing } from '../support/steps';
import { countUnreadable, lists, loadList, rows, showLastPage, turnUncounted } from './listsSteps';

const address = '/admin/requests';
const requests = lists[address]!; // it is the first of them

describe('a list', () => {
  it('loads, fails, is read again, and turns its pages in the address', () => loadList(address, requests));
  it('shows its rows, and counts those beside them that cannot be read', () => countUnreadable(address, requests));
  it('shows its last page where the address names one behind it', () => showLastPage(address));
  it('of which the server says no size has previous and next pages', () => turnUncounted(address));
});

it('goes to the page before, once the last row of a page has left the list', async () => {
  const members = someMembers(11, 'Rejected', { status: 'rejected' });
  const { admin } = await openConsole('/admin/users?group=rejected&page=2', { members });
  await decideInRow(admin, 'Rejected 01', 'Unblock');
  await rowOf('Rejected 11');
  expect(rows()).toBe(10);
  expect(window.location.search).toBe('?group=rejected');
});

it('has no pages beneath the failure of its first load', async () => {
  const { admin, intercept } = await openConsole('/auth/forgot-password', {
    members: someMembers(11, 'Member', { status: 'approved' }),
  });
  intercept(refusing('listuser', 'Not now.'));
  await goTo('/admin/users?page=2');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('list', { name: 'Pages' })).not.toBeInTheDocument();
  intercept(() => undefined);
  await admin.click(retry);
  await screen.findByText('11 users');
  expect(screen.getByRole('list', { name: 'Pages' })).toBeVisible();
});

it('leaves an e-mail and a phone number that are not known out of a card', async () => {
  narrowWindow();
  await openConsole('/admin/users', {
    members: [
      aMember({ username: 'Asha', status: 'approved', phone: '', email: '' }),
      aMember({ username: 'Ravi', status: 'approved', phone: '+919900011122', email: 'ravi@example.org' }),
    ],
  });
  const cardOf = async (name: string) => (await screen.findByText(name)).closest('li');
  expect(await cardOf('Ravi')).toHaveTextContent('ravi@example.org');
  expect(await cardOf('Ravi')).toHaveTextContent('+91 99000 11122');
  expect(await cardOf('Asha')).not.toHaveTextContent('-');
});
