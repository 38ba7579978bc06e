import { waitFor } from '@testing-library/react';
import { someMembers } from '../support/builders';
import { goTo, openConsole } from '../support/openConsole';

/** What somebody may write behind `next=` to lead an administrator away who has just signed in. */
const returnAddresses = [
  'https://elsewhere.test/admin/users',
  'http:///elsewhere.test/admin/users',
  'https:elsewhere.test',
  'http:\\\\elsewhere.test\\admin\\users',
  'file:///admin/users',
  '//elsewhere.test/admin/users',
  ' //elsewhere.test/admin/users',
  '\u0000//elsewhere.test/admin/users',
  '/\\elsewhere.test/admin/users',
  '\\\\\\elsewhere.test',
  '/\t/elsewhere.test/admin/users',
  '/%2f/elsewhere.test/admin/users',
  'javascript:hurt()',
  'java\nscript:hurt()',
  `javascript://localhost/admin/users?%0Ahurt()`,
  'data:text/html,<script>hurt()</script>',
  `blob:http://localhost/admin/users`,
  'http://[elsewhere.test/admin/users',
  `http://localhost@elsewhere.test/admin/users`,
  `http://localhost.elsewhere.test/admin/users`,
  '/admin/..//elsewhere.test/admin/users',
  '/admin/dashboard//elsewhere.test',
  '/auth/login?next=//elsewhere.test',
  '/admins/logout',
];

it('signing in never leads to what no screen of the console is, whatever the address asks for', async () => {
  const members = someMembers(11, 'Member', { status: 'approved' });
  await openConsole(`/auth/login?next=${encodeURIComponent('/admin/users?page=2')}`, { members });
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/users?page=2'));
  for (const next of returnAddresses) {
    await goTo(`/auth/login?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect([next, window.location.pathname]).toEqual([next, '/admin/dashboard']));
  }
});
