import fc from 'fast-check';
import { callOf, type CallName } from '../server/contract';
import { brokenAnswers, brokenRows, type BrokenAnswer } from './brokenAnswers';
import { openFuzzed } from './fuzzedConsole';
import { isThere, press } from './press';
import { answersOf, checkThat, fuzzCalls } from './runs';
import { memberId } from '../support/seedEverything';

type Screen = { address: string; /** The button behind which the answer is seen. */ open?: string };

type Reading = {
  /** The first is the one on which every row of the list can be seen. */
  screens: [Screen, ...Screen[]];
  /** What a row of the list is recognised by; none where the answer is no list. */
  marks?: string[];
};

const at = (...addresses: string[]) =>
  addresses.map((address): Screen => ({ address: `/admin/${address}` })) as [Screen, ...Screen[]]; // at least one is given
const profile = `view-user/${memberId}`;

/** Where each reading call can be seen. */
const readings = {
  getStats: { screens: at('requests', 'version-control') },
  getRegistrations: { screens: at('dashboard') },
  listMembers: {
    screens: at('requests', 'dashboard', 'users', 'users?group=rejected&page=2'),
    marks: ['Meera', 'Mohan', 'Mukta'],
  },
  searchMembers: {
    screens: at('users?name=a', 'users?name=r&group=rejected'),
    marks: ['Asha Rao', 'Ravi Shetty', 'Latha Pai'],
  },
  getMember: { screens: at(profile, `requests?member=${memberId}`) },
  listDeletionRequests: { screens: at('delete-requests', profile), marks: ['Asha Rao', 'Ravi Shetty', 'Latha Pai'] },
  listDeletedMembers: { screens: at('view-all-deleted-users', profile), marks: ['Deepa', 'Dinesh', 'Divya'] },
  listBlocks: { screens: at('blocked_users', profile), marks: ['Asha Rao', 'Ravi Shetty', 'Latha Pai'] },
  listReports: {
    screens: [
      ...at('reported_users_profiles', profile),
      { address: '/admin/reported_users_profiles', open: 'View Reporter Details' },
    ],
    marks: ['Asha Rao', 'Ravi Shetty', 'Latha Pai'],
  },
  listMatches: { screens: at('who-accepted-whom', profile), marks: ['Asha Rao', 'Ravi Shetty', 'Latha Pai'] },
  listPayments: { screens: at('premium-analytics'), marks: ['Payer Success', 'Payer Processing', 'Payer Failed'] },
  listVersions: { screens: at('version-control', 'profile'), marks: ['2.4.0', '2.5.0', '2.6.0'] },
  listPanchanga: {
    screens: at('daily_panchanga', 'daily_panchanga?view=month', 'dashboard'),
    marks: ['Tithi 0', 'Tithi 1', 'Tithi 2'],
  },
  listAds: {
    screens: at('vendor_ads', 'vendor_ads?view=expiring'),
    marks: ['Rose House', 'Lotus House', 'Jasmine House'],
  },
  listExpiredAds: { screens: at('expired_vendor_ads'), marks: ['Old Palace', 'Old Hall', 'Old Garden'] },
  listCategories: {
    screens: [
      { address: '/admin/vendor_ads', open: 'Manage Category' },
      { address: '/admin/vendor_ads', open: 'Add Vendor Ad' },
    ],
    marks: ['Florist', 'Catering', 'Tailor'],
  },
} satisfies Partial<Record<CallName, Reading>>;

const readingCalls = Object.keys(readings) as (keyof typeof readings)[]; // Object.keys forgets the names that it lists.
const readingOf = (name: keyof typeof readings): Reading => readings[name];

const isMissing = (mark: string) => !document.body.textContent?.includes(mark);
const isOneRow = ({ status, body }: BrokenAnswer) => status === 200 && body.kind === 'row';
const isSeldom = fc.constantFrom(true, false, false);

fuzzCalls(readingCalls, true, async (name) => {
  const { screens, marks = [] } = readingOf(name);
  const fuzzed = await openFuzzed(callOf(name));
  const answers = fc.oneof(
    { weight: 5, arbitrary: brokenAnswers },
    { weight: marks.length > 0 ? 1 : 0, arbitrary: brokenRows },
  );
  const cases = fc.record({ screen: fc.constantFrom(...screens), answers: answersOf(answers), isWarm: isSeldom });
  await checkThat(
    fc.asyncProperty(cases, async ({ screen, answers, isWarm }) => {
      await fuzzed.startOver();
      // The last good data may be there already, and stay behind what is said about the new answer.
      if (isWarm) {
        await fuzzed.goTo(screen.address);
        await fuzzed.growOld();
      }
      let isFailed = false;
      for (const [index, answer] of answers.entries()) {
        if (index > 0 && !isFailed) await fuzzed.startOver();
        fuzzed.breakIt(answer);
        if (isFailed) await fuzzed.pressSoon('Retry');
        else await fuzzed.goTo(screen.address);
        // A list that serves several screens may still be young enough for this one.
        if (!isWarm) await fuzzed.untilAnswered();
        // Behind a failure, what may be old cannot be pressed.
        if (screen.open && press(screen.open)) await fuzzed.settle();
        expect(fuzzed.faults()).toEqual([]);

        if (screen === screens[0] && isOneRow(answer)) expect(marks.filter(isMissing)).toEqual([]);
        isFailed = isThere('Retry');
      }
    }),
  );
});
