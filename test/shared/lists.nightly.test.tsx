import { screen, waitFor } from '@testing-library/react';
import { someMembers } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';
import * as steps from './listsSteps';

const [, ...others] = Object.entries(steps.lists);

it.each(others)('the list at %s loads, fails, is read again, and turns its pages in the address', steps.loadList);

it.each(others)(
  'the list at %s shows its rows, and counts those beside them that cannot be read',
  steps.countUnreadable,
);

it.each([
  ...others.map(([address]) => address),
  '/admin/dashboard',
  '/admin/users?group=rejected',
  '/admin/users?group=blocked',
  '/admin/users?name=user',
  '/admin/premium-analytics?view=calls',
  '/admin/premium-analytics?filter=failed',
  '/admin/vendor_ads?view=expiring',
])('the list at %s shows its last page where the address names one behind it', steps.showLastPage);

it.each([
  ['/admin/dashboard', undefined],
  ['/admin/users', 'many'],
  ['/admin/users?group=rejected', undefined],
])('the list at %s, of which the server says no size, has previous and next pages', steps.turnUncounted);

it('stays near the end of a long list that has no size', async () => {
  const members = someMembers(250, 'Rejected', { status: 'rejected' });
  const { admin, calls, companion, intercept } = await openConsole('/auth/forgot-password', { members });
  intercept((request) =>
    request.url.includes('listuser') ? companion.fetch(request).then(steps.uncounted()) : undefined,
  );
  await goTo('/admin/users?group=rejected&page=25');
  await admin.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(calls).toContainEqual(expect.stringContaining('page=26')));
  await waitFor(() => expect(steps.pageInAddress()).toBe('25'));
  await waitFor(() => expect(steps.rows()).toBe(10));
});
