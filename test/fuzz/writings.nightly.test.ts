import fc from 'fast-check';
import { callOf, type CallName } from '../server/contract';
import { brokenAnswers } from './brokenAnswers';
import { openFuzzed } from './fuzzedConsole';
import { isThere, write } from './press';
import { answersOf, checkThat, fuzzCalls } from './runs';

type Way = {
  address: string;
  /** What is pressed, and done otherwise, before the button that sends. */
  steps?: (string | (() => void))[];
  send: string;
};

const login = () => {
  write('Email', 'admin@example.org');
  write('Password', 'Lotus-Lamp-2026');
};
const newPasswords = () => {
  write('Old Password', 'Lotus-Lamp-2026');
  write('New Password', 'Lotus-Lamp-2027');
  write('Confirm Password', 'Lotus-Lamp-2027');
};
const versions = () => {
  write('Android Version', '3.0.0');
  write('IOS Version', '3.0.0');
};
const newCategory = () => write('Category Name', 'Music');

/** What was typed before a reload, and is offered again. */
const adDraft = () =>
  window.sessionStorage.setItem(
    'draft:vendor-ad-add',
    JSON.stringify({
      category: 'Florist',
      title: 'New House',
      description: 'Flowers',
      mobile: '+919876543210',
      email: 'new@example.org',
      address: '1 Car Street',
    }),
  );

const ads = '/admin/vendor_ads';
const requests = '/admin/requests';
const reported = '/admin/reported_users_profiles';
const almanac = '/admin/daily_panchanga';
const control = '/admin/version-control';

/** How an administrator makes each writing call. */
const writings = {
  login: [{ address: '/auth/login', steps: [login], send: 'Sign In' }],
  changePassword: [{ address: '/admin/profile', steps: [newPasswords], send: 'Submit' }],
  forgotPassword: [{ address: '/auth/forgot-password', steps: [login], send: 'Submit' }],
  resetPassword: [{ address: '/auth/reset-password/some-code', steps: [newPasswords], send: 'Update' }],
  acceptMember: [
    { address: requests, steps: ['Accept'], send: 'Accept' },
    { address: '/admin/users?group=rejected', steps: ['Unblock'], send: 'Unblock' },
    { address: requests, steps: ['All on this page', 'Accept 3'], send: 'Accept 3' },
  ],
  rejectMember: [{ address: requests, steps: ['Reject'], send: 'Reject' }],
  blockMember: [
    { address: '/admin/users', steps: ['Block'], send: 'Block' },
    { address: reported, steps: ['Block'], send: 'Block' },
  ],
  acceptDeletion: [
    { address: '/admin/delete-requests', steps: ['Accept'], send: 'Delete Account' },
    { address: reported, steps: ['Delete Account'], send: 'Delete Account' },
  ],
  addVersion: [{ address: control, steps: ['Add version', versions], send: 'Add' }],
  updateVersion: [
    { address: control, steps: ['Edit version 2', versions], send: 'Update' },
    { address: control, send: 'Version 2 active' },
  ],
  setMaintenance: [
    { address: control, send: 'Maintenance Mode' },
    { address: control, send: 'Switch off' },
  ],
  addPanchanga: [{ address: `${almanac}?add=2027-01-14`, send: 'Add' }],
  updatePanchanga: [{ address: almanac, steps: ['Edit'], send: 'Update' }],
  deletePanchanga: [{ address: almanac, steps: ['Delete'], send: 'Delete' }],
  addAd: [{ address: ads, steps: [adDraft, 'Add Vendor Ad', 'Restore'], send: 'Add' }],
  addCategory: [{ address: ads, steps: ['Manage Category', 'Add Category', newCategory], send: 'Add' }],
  updateCategory: [
    { address: ads, steps: ['Manage Category', 'Edit Florist', newCategory], send: 'Update' },
    { address: ads, steps: ['Manage Category'], send: 'Status of Florist' },
  ],
  deleteCategory: [{ address: ads, steps: ['Manage Category', 'Delete Florist'], send: 'Delete' }],
  updateAd: [
    { address: ads, steps: ['Edit Rose House'], send: 'Update' },
    { address: ads, send: 'Status of Rose House' },
  ],
  deleteAd: [{ address: ads, steps: ['Delete Rose House'], send: 'Delete' }],
} satisfies Partial<Record<CallName, Way[]>>;

const writingCalls = Object.keys(writings) as (keyof typeof writings)[]; // Object.keys forgets the names that it lists.
const waysOf = (name: keyof typeof writings): Way[] => writings[name];

/** What was typed, wherever it stands. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input:not([type=file]), textarea')].map(({ value }) => value);

const rightAnswer = (name: CallName) => {
  const responseCode = callOf(name).success ?? 200;
  const said = { responseCode, responseMessage: 'Done.', message: 'Done.' };
  return name === 'login' ? { ...said, token: 'a-token-that-nobody-gave' } : said;
};

fuzzCalls(writingCalls, false, async (name) => {
  const fuzzed = await openFuzzed(callOf(name), { signedIn: !callOf(name).open, right: rightAnswer(name) });
  const cases = fc.record({ way: fc.constantFrom(...waysOf(name)), answers: answersOf(brokenAnswers) });
  await checkThat(
    fc.asyncProperty(cases, async ({ way, answers }) => {
      let isOpen = false;
      for (const answer of answers) {
        if (!isOpen) {
          await fuzzed.startOver();
          await fuzzed.goTo(way.address);
          for (const step of way.steps ?? []) await (typeof step === 'string' ? fuzzed.pressSoon(step) : step());
        }
        fuzzed.breakIt(answer);
        const before = typed();
        await fuzzed.pressSoon(isOpen ? 'Try again' : way.send);
        await fuzzed.untilAnswered();
        expect(fuzzed.faults()).toEqual([]);
        isOpen = isThere('Try again');
        if (isOpen) expect(typed()).toEqual(before);
      }
      if (!isOpen) return;
      fuzzed.breakIt(undefined);
      await fuzzed.pressSoon('Try again');
      await fuzzed.untilAnswered();
      expect([isThere('Try again'), ...fuzzed.faults()]).toEqual([false]);
    }),
  );
});
