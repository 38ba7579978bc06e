import { screen, waitFor } from '@testing-library/react';
import { fileTimestamp } from '@/shared/format/dates';
import { displayPhone } from '@/shared/format/phone';
import { aBlock, aMatch, aMember, anAd, aPayment, aReport, aDeletionRequest, someMembers } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { holdBack, refusing } from '../support/steps';
import { watchSavedFiles, type SavedFile } from '../support/savedFiles';

let files: SavedFile[];

beforeEach(() => void (files = watchSavedFiles()));

const approved = { status: 'approved' } as const;
const today = () => fileTimestamp(Date.now()).slice(0, 10);
const lastFile = async () => {
  await waitFor(() => expect(files).toHaveLength(1));
  return files[0]!; // the line above waits for it
};

describe('a list as a file', () => {
  it('is read behind the list, which can be cancelled, with its progress in the button, and named by a toast', async () => {
    const opened = await openConsole('/admin/users', { members: someMembers(23, 'Member', approved) });
    const { admin } = opened;
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    const release = holdBack(opened, ({ url }) => url.endsWith('page=2'));
    await admin.click(button);
    await screen.findByRole('button', { name: /Exporting 10 of 23/ });
    await admin.click(screen.getByRole('button', { name: 'Cancel' }));
    await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('button', { name: /Exporting 10 of 23/ })).toBeVisible();
    expect(screen.getByText('Member 23')).toBeVisible();
    await release();
    const { name, text } = await lastFile();
    expect(name).toBe(`users-accepted-23-${today()}.csv`);
    expect(await screen.findByText('Exported 23 rows')).toBeVisible();
    expect(text.split('\r\n')).toHaveLength(1 + 23 + 1);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it('is told to the journal before, which may refuse it; without an answer of the journal it is there as well', async () => {
    const world = { members: someMembers(3, 'Member', approved), ads: [anAd()] };
    const opened = await openConsole('/admin/users', world, { extensions: ['journal'] });
    const { admin, calls, intercept } = opened;
    await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(calls).toContain('POST /admins/journal/exports'));
    await lastFile();
    intercept(refusing('/admins/journal/exports', 'The limit is reached.', 429));
    await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Not exported: The limit is reached.')).toBeVisible();
    expect(files).toHaveLength(1);
    intercept(({ url }) => (url.includes('/exports') ? Promise.reject(new TypeError('cut')) : undefined));
    await admin.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(2));
  });

  it('is not saved when the reading stops on the way, and says why', async () => {
    const { admin, intercept } = await openConsole('/admin/requests', {
      members: someMembers(25, 'Member', { status: 'pending' }),
    });
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    intercept(refusing('page=2', 'Closed.'));
    await admin.click(button);
    await screen.findByText('Not exported: Closed.');
    expect(files).toEqual([]);
    intercept(() => undefined);
    await admin.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect((await lastFile()).name).toBe(`user-requests-25-${today()}.csv`);
  });

  const asha = aMember({ username: '=Asha', ...approved });
  const ravi = aMember({ username: 'Ravi "R", \u202eoar', ...approved });
  it.each<[string, string, string, number?]>([
    [
      'delete-requests',
      `delete-user-requests-1-${today()}.csv`,
      `"'=Asha","${asha.email}","${displayPhone(String(asha.phone))}"`,
    ],
    ['blocked_users', `blocked-users-1-${today()}.csv`, `"'=Asha","${asha.user_id}","${ravi.user_id}"`],
    [
      'reported_users_profiles',
      `reported-users-1-${today()}.csv`,
      `"Ravi ""R"",  oar","${ravi.user_id}","approved","1"`,
    ],
    [
      'vendor_ads',
      `vendor-ads-1-${today()}.csv`,
      `"'=Saffron","Flowers for every ceremony","Florist","+919876543210","saffron@example.org"`,
    ],
    ['who-accepted-whom', `accepted-matches-1-${today()}.csv`, `"'=Asha","${asha.email}","${asha.user_id}","20`],
    ['premium-analytics', `all-payments-13-${today()}.csv`, '"Ravi","', 13],
    [
      'premium-analytics?search=asha&from=2026-03-01&to=2026-03-31',
      `all-payments-asha-2026-03-01-to-2026-03-31-1-${today()}.csv`,
      '"\'=Asha","+91 98765 43210","2026-03-05 15:30","Failed","7"',
    ],
    [
      'premium-analytics?view=calls',
      `members-to-call-1-${today()}.csv`,
      '"\'=Asha","+91 98765 43210","2026-03-05 15:30","1","no"',
    ],
  ])('saves %s', async (path, name, line, count = 1) => {
    const failed = { state: 'Failed', created_at: new Date(2026, 2, 5, 15, 30).toISOString() } as const;
    const { admin } = await openConsole(`/admin/${path}`, {
      members: [asha, ravi],
      deletionRequests: [aDeletionRequest(asha)],
      blocks: [aBlock(asha, ravi)],
      reports: [aReport(asha, ravi)],
      interests: [aMatch(asha, ravi)],
      ads: [anAd({ title: '=Saffron', email: 'saffron@example.org' })],
      payments: [
        aPayment({ payment_index: 7, user_name: '=Asha', phone_no: '+919876543210', ...failed }),
        ...Array.from({ length: 12 }, () => aPayment({ user_name: 'Ravi' })),
      ],
    });
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await admin.click(button);
    expect(await screen.findByText(count === 1 ? 'Exported 1 row' : `Exported ${count} rows`)).toBeVisible();
    const file = await lastFile();
    expect(file.name).toBe(name);
    expect(file.text.trim().split('\r\n')).toHaveLength(1 + count);
    expect(file.text.split('\r\n')[1]).toContain(line);
  });
});
