import fc from 'fast-check';
import { callOf, type CallName } from '../server/contract';
import { brokenAnswers } from './brokenAnswers';
import { openFuzzed } from './fuzzedConsole';
import { isThere, press } from './press';
import { answersOf, checkThat, fuzzCalls } from './runs';
import { memberId } from '../support/seedEverything';

type Screen = { address: string; /** The button behind which the answer is seen. */ open?: string };

const at = (...addresses: string[]) => addresses.map((address): Screen => ({ address: `/admin/${address}` }));
const profile = `view-user/${memberId}`;

/** Where each reading call can be seen. */
const readings: Partial<Record<CallName, Screen[]>> = {
  getStats: at('requests', 'version-control'),
  getRegistrations: at('dashboard'),
  listMembers: at('requests', 'dashboard', 'users', 'users?group=rejected&page=2'),
  searchMembers: at('users?name=a', 'users?name=r&group=rejected'),
  getMember: at(profile, `requests?member=${memberId}`),
  listDeletionRequests: at('delete-requests', profile),
  listDeletedMembers: at('view-all-deleted-users', profile),
  listBlocks: at('blocked_users', profile),
  listReports: [
    ...at('reported_users_profiles', profile),
    { address: '/admin/reported_users_profiles', open: 'View Reporter Details' },
  ],
  listMatches: at('who-accepted-whom', profile),
  listPayments: at('premium-analytics'),
  listVersions: at('version-control', 'profile'),
  listPanchanga: at('daily_panchanga', 'daily_panchanga?view=month', 'dashboard'),
  listAds: at('vendor_ads', 'vendor_ads?view=expiring'),
  listExpiredAds: at('expired_vendor_ads'),
  listCategories: [
    { address: '/admin/vendor_ads', open: 'Manage Category' },
    { address: '/admin/vendor_ads', open: 'Add Vendor Ad' },
  ],
};

const readingCalls = Object.keys(readings) as CallName[]; // Object.keys forgets the names that it lists.

fuzzCalls(readingCalls, true, async (name) => {
  const fuzzed = await openFuzzed(callOf(name));
  const cases = fc.record({
    screen: fc.constantFrom(...(readings[name] ?? [])),
    answers: answersOf(brokenAnswers),
  });
  await checkThat(
    fc.asyncProperty(cases, async ({ screen, answers }) => {
      await fuzzed.startOver();
      let isFailed = false;
      for (const [index, answer] of answers.entries()) {
        if (index > 0 && !isFailed) await fuzzed.startOver();
        fuzzed.breakIt(answer);
        if (isFailed) await fuzzed.pressSoon('Retry');
        else await fuzzed.goTo(screen.address);
        await fuzzed.untilAnswered();
        // Behind a failure, what may be old cannot be pressed.
        if (screen.open && press(screen.open)) await fuzzed.settle();
        expect(fuzzed.faults()).toEqual([]);
        isFailed = isThere('Retry');
      }
    }),
  );
});
