import { screen, waitFor } from '@testing-library/react';
import { aDeletionRequest, aMatch, aMember, someMembers } from '../support/builders';
import { openConsole } from '../support/openConsole';

const facts = { username: 'Asha Rao', email: 'asha.rao@example.org', phone: '+91 98450 12345' };

it.each([
  ['delete-requests', 'requests', ['ASHA  rao', 'rao@example', '98450-12345']],
  ['view-all-deleted-users', 'deleted users', ['asha', '919845012345']],
  ['who-accepted-whom', 'matches', ['asha.rao@', 'rao asha']],
])('the list at %s is read once, and searched among all 24 %s by parts of %j', async (address, noun, texts) => {
  const isDeleted = address.includes('deleted');
  const status = { status: 'approved', deleted_at: isDeleted ? new Date().toISOString() : null } as const;
  const asha = aMember({ ...facts, ...status });
  const others = someMembers(23, 'Member', status);
  const { admin, calls } = await openConsole(`/admin/${address}?page=3`, {
    members: [asha, ...others],
    deletionRequests: isDeleted ? [] : [asha, ...others].map((member) => aDeletionRequest(member)),
    interests: isDeleted ? [] : [...others.map((other) => aMatch(other, others[0]!)), aMatch(others[1]!, asha)], // of 23
  });
  await screen.findByText(`24 ${noun}`);
  const field = screen.getByRole('searchbox');
  for (const text of [...texts, asha.user_id]) {
    await admin.clear(field);
    await admin.type(field, `${text}{Enter}`);
    await waitFor(() => expect(screen.getByText(`1 of 24 ${noun}`)).toBeVisible());
    expect(screen.getByText('Asha Rao')).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('search')).toBe(text.trim());
  }
  expect(window.location.search).not.toContain('page');
  expect(calls.filter((call) => call.includes('/api/'))).toHaveLength(1);
});
