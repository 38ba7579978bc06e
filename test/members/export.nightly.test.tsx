import { screen, waitFor } from '@testing-library/react';
import { displayPhone } from '@/shared/format/phone';
import { aBlock, aMatch, aMember, anAd, aPayment, aReport, aDeletionRequest } from '../support/builders';
import { openConsole } from '../support/openConsole';
import { watchSavedFiles } from '../support/savedFiles';
import { approved, today } from './exportSteps';

const asha = aMember({ username: '=Asha', ...approved });
const ravi = aMember({ username: 'Ravi "R", \u202eoar', ...approved });
it.each<[string, string, string, number?]>([
  [
    'delete-requests',
    `delete-user-requests-1-${today()}.csv`,
    `"'=Asha","${asha.email}","${displayPhone(String(asha.phone))}"`,
  ],
  ['blocked_users', `blocked-users-1-${today()}.csv`, `"'=Asha","${asha.user_id}","${ravi.user_id}"`],
  ['reported_users_profiles', `reported-users-1-${today()}.csv`, `"Ravi ""R"",  oar","${ravi.user_id}","approved","1"`],
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
])('a list as a file saves %s', async (path, name, line, count = 1) => {
  const files = watchSavedFiles();
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
  await waitFor(() => expect(files).toEqual([{ name, text: expect.stringContaining(`\r\n${line}`) }]));
  expect(files[0]?.text.trim().split('\r\n')).toHaveLength(1 + count);
});
