import { noticesSlice, selectNotices } from '@/app/notices/noticesSlice';
import { openStore, type Store } from '@/app/store';
import { activityApi } from '@/features/activity/activityApi';
import { authApi } from '@/features/auth/authApi';
import { factorApi } from '@/features/auth/secondFactor/factorApi';
import { sessionsApi } from '@/features/auth/sessions/sessionsApi';
import { membersApi } from '@/features/members/membersApi';
import { moderationApi } from '@/features/moderation/moderationApi';
import { panchangaApi } from '@/features/panchanga/panchangaApi';
import { paymentsApi } from '@/features/payments/paymentsApi';
import { vendorAdsApi } from '@/features/vendorAds/vendorAdsApi';
import { versionsApi } from '@/features/versions/versionsApi';
import { knownExtensions } from '@/shared/api/appConfig';
import { exportsApi } from '@/shared/api/exportsApi';
import { baseApi } from '@/shared/api/baseApi';
import type { AppThunk } from '@/shared/hooks/store';
import { notDone } from '@/shared/notices/noticesFor';
import { storeSession } from '../support/openConsole';

const auth = authApi.endpoints;
const factors = factorApi.endpoints;
const sessions = sessionsApi.endpoints;
const members = membersApi.endpoints;
const moderation = moderationApi.endpoints;
const panchanga = panchangaApi.endpoints;
const ads = vendorAdsApi.endpoints;
const versions = versionsApi.endpoints;

const one = { id: '7' };
const passwords = { newpassword: 'Jasmine-Garland-7', confirmpassword: 'Jasmine-Garland-7' };
const day = {
  date: '2026-11-26',
  nakshatra: 'Rohini',
  tithi: 'Ekadashi',
  vaara: 'Guruvara',
  yoga: 'Siddhi',
  karana: 'Bava',
};
const ad = {
  title: 'Rose House',
  description: 'Flowers',
  mobile: '+919876543210',
  email: 'rose@example.org',
  address: '1 Car Street',
  category: 'Florist',
  image: '',
};
const anyEntry = { administrator: '', member: '', actions: [], except: [], from: '', to: '' };
const numbers = { android: '2.0', ios: '2.1' };

/** What a server has to say about any call, in both fields of the contract. */
const said = { message: 'In message.', responseMessage: 'In responseMessage.' };

/** The lists that a switch reads before it sends its row. */
const lists: Record<string, object> = {
  '/api/vendor_ads/list_vendor_ads': { responseData: [{ vendor_ads_id: 7, ...ad, isVisible: 1 }] },
  '/api/vendor_ads/vendor_ads_category': {
    responseData: [{ vendor_ads_category_id: 7, category: 'Florist', status: 1 }],
  },
};

let store: Store;
let status: number;
/** In place of JSON, where it is said. */
let words: string | undefined;
let refuses: 'everything' | 'writes';

beforeEach(async () => {
  words = undefined;
  window.appConfig = { extensions: knownExtensions };
  storeSession('a-token');
  store = await openStore();
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'GET' && refuses === 'writes') return Response.json(lists[new URL(url).pathname] ?? {});
    if (words !== undefined) return new Response(words, { status, headers: { 'content-type': 'text/html' } });
    return Response.json({ ...said, token: 'a-token', status: 'pending', responseCode: status }, { status });
  };
});

const toasts = () => selectNotices(store.getState()).map(({ tone, text }) => `${tone}: ${text}`);

type Call = AppThunk<PromiseLike<unknown>>;
type FailureToast = 'the message' | 'the message of a person' | 'the responseMessage' | 'no toast';

/** Section 8 and the decisions, row by row: a call, the toast of its failure and that of its success. */
const reads: [name: string, failure: FailureToast, call: Call][] = [
  ['getRegistrations', 'the message', members.getRegistrations.initiate()],
  ['listMembers of accepted ones', 'the message', members.listMembers.initiate({ group: 'accepted', page: 1 })],
  ['listMembers of rejected ones', 'the message', members.listMembers.initiate({ group: 'rejected', page: 1 })],
  ['listMembers of requests', 'no toast', members.listMembers.initiate({ group: 'pending', page: 1 })],
  ['searchMembers', 'the message', members.searchMembers.initiate({ group: 'accepted', name: 'a' })],
  ['getMember', 'the message', members.getMember.initiate(one)],
  ['listDeletionRequests', 'the message', members.listDeletionRequests.initiate()],
  ['listDeletedMembers', 'the responseMessage', members.listDeletedMembers.initiate()],
  ['listBlocks', 'the message', moderation.listBlocks.initiate()],
  ['listReports', 'the message', moderation.listReports.initiate()],
  ['listMatches', 'the responseMessage', moderation.listMatches.initiate()],
  ['listNotes', 'no toast', moderation.listNotes.initiate(one)],
  ['listPayments', 'the responseMessage', paymentsApi.endpoints.listPayments.initiate({ filter: 'all' })],
  ['listVersions', 'the responseMessage', versions.listVersions.initiate()],
  ['listPanchanga', 'the responseMessage', panchanga.listPanchanga.initiate()],
  ['listAds', 'the responseMessage', ads.listAds.initiate()],
  ['listExpiredAds', 'the responseMessage', ads.listExpiredAds.initiate()],
  ['listAdCategories', 'the responseMessage', ads.listAdCategories.initiate()],
  // Polled: a toast would come back with every try.
  ['getStats', 'no toast', members.getStats.initiate()],
  // Beyond the contract: no answer raises a toast.
  ['listFactors', 'no toast', factors.listFactors.initiate()],
  ['listSessions', 'no toast', sessions.listSessions.initiate()],
  ['listSimilar', 'no toast', members.listSimilar.initiate({ ids: ['7'] })],
  ['listActivity', 'no toast', activityApi.endpoints.listActivity.initiate({ ...anyEntry, page: 1 })],
];

type Write = [name: string, success: string | undefined, call: Call];

const answer = { challenge: 'c', kind: 'totp', answer: '1' } as const;
const named = { ...one, ...numbers };
const on = { ...one, isActive: true };
const off = { ...one, isActive: false };
const shown = { ...one, visibility: 'shown' } as const;
const hidden = { ...one, visibility: 'hidden' } as const;
const enabled = { ...one, isEnabled: true };
const disabled = { ...one, isEnabled: false };
const asha = { ...one, name: 'Asha Rao', decision: 'Accept' } as const;

const writesByFailure: Record<FailureToast, Write[]> = {
  'no toast': [
    ['noteExport', undefined, exportsApi.endpoints.noteExport.initiate({ list: 'Users', rows: 1 })],
    ['answerChallenge', undefined, auth.answerChallenge.initiate({ email: 'a@example.org', ...answer })],
    ['confirmIdentity', undefined, factors.confirmIdentity.initiate(answer)],
    ['beginPasskey', undefined, factors.beginPasskey.initiate()],
    ['beginApp', undefined, factors.beginApp.initiate()],
    ['confirmFactor', 'Second factor added', factors.confirmFactor.initiate({ ...answer, name: 'n' })],
    ['endSession', 'Session ended', sessions.endSession.initiate('7')],
    ['endOtherSessions', 'All other sessions ended', sessions.endOtherSessions.initiate()],
    ['removeFactor', 'Second factor removed', factors.removeFactor.initiate(7)],
    ['makeRecoveryCodes', undefined, factors.makeRecoveryCodes.initiate()],
    ['acceptMember', 'Accepted successfully!!', members.acceptMember.initiate(one)],
    ['rejectMember', 'Rejected successfully!!', members.rejectMember.initiate(one)],
    ['acceptDeletion', 'Account deleted', members.acceptDeletion.initiate(one)],
    ['addNote', undefined, moderation.addNote.initiate({ ...one, text: 'Called.' })],
    ['deleteNote', undefined, moderation.deleteNote.initiate({ ...one, noteId: '8' })],
    ['decideReports', 'Reports closed', moderation.decideReports.initiate({ ...one, decision: 'no_action' })],
    // Signing out waits for nobody.
    ['signOut', undefined, auth.signOut.initiate({ token: 'a-token' })],
  ],
  'the message': [
    ['signIn', undefined, auth.signIn.initiate({ email: 'a@example.org', password: 'x' })],
    ['changePassword', 'In message.', auth.changePassword.initiate({ oldpassword: 'x', ...passwords })],
    ['requestPasswordReset', 'In message.', auth.requestPasswordReset.initiate('a@example.org')],
    ['resetPassword', 'In message.', auth.resetPassword.initiate({ resetCode: 'c', ...passwords })],
    ['blockMember', 'Blocked successfully!!', members.blockMember.initiate(one)],
    ['unblockMember', 'Unblocked successfully!!', members.unblockMember.initiate(one)],
  ],
  // Beyond the contract, asked for by a press that has no other place for the answer.
  'the message of a person': [['takeBack', 'Undone: Asha Rao is pending again', members.takeBack.initiate(asha)]],
  'the responseMessage': [
    ['addVersion', 'Version added: Android 2.0, iOS 2.1', versions.addVersion.initiate(numbers)],
    ['updateVersion', 'Version updated: 7', versions.updateVersion.initiate(named)],
    ['updateVersion switched on', 'Version updated: 7 is live', versions.updateVersion.initiate(on)],
    ['updateVersion switched off', 'Version updated: 7 is off', versions.updateVersion.initiate(off)],
    ['switchMaintenance', undefined, versions.switchMaintenance.initiate(true)],
    ['addPanchanga', 'Panchanga added successfully', panchanga.addPanchanga.initiate(day)],
    ['updatePanchanga', 'Panchanga updated successfully', panchanga.updatePanchanga.initiate({ ...one, ...day })],
    ['deletePanchanga', 'Panchanga deleted successfully...', panchanga.deletePanchanga.initiate('7')],
    ['addAd', 'Vendor ad added successfully...', ads.addAd.initiate({ ad, mayBeStored: false })],
    ['updateAd', 'Vendor ad updated successfully...', ads.updateAd.initiate({ ...one, ...ad })],
    ['updateAd switched on', 'Vendor ad status enabled successfully', ads.updateAd.initiate(shown)],
    ['updateAd switched off', 'Vendor ad status disabled successfully', ads.updateAd.initiate(hidden)],
    ['deleteAd', 'Vendor ad deleted successfully...', ads.deleteAd.initiate('7')],
    ['addAdCategory', 'Category added successfully...', ads.addAdCategory.initiate({ name: 'Music', isNew: true })],
    ['addAdCategory with an ad', undefined, ads.addAdCategory.initiate({ name: 'Music', isNew: false })],
    ['updateAdCategory', 'Category updated successfully...', ads.updateAdCategory.initiate({ ...one, name: 'Music' })],
    ['updateAdCategory switched on', 'Category status enabled successfully', ads.updateAdCategory.initiate(enabled)],
    ['updateAdCategory switched off', 'Category status disabled successfully', ads.updateAdCategory.initiate(disabled)],
    ['deleteAdCategory', 'Category deleted successfully...', ads.deleteAdCategory.initiate('7')],
  ],
};
const writes = Object.entries(writesByFailure).flatMap(
  ([failure, rows]) => rows.map(([name, ...row]) => [name, failure as FailureToast, ...row] as const), // a key of the table
);

const failureToasts = {
  'the message': ['error: In message.'],
  'the message of a person': ['error: Asha Rao is not put back: In message.'],
  'the responseMessage': ['error: In responseMessage.'],
  'no toast': [],
};

it('names every call', () => {
  const walked = new Set([...reads, ...writes].map(([name]) => name.split(' ')[0]));
  expect([...walked].sort()).toEqual(Object.keys(baseApi.endpoints).sort());
});

it.each([
  ...reads.map((row) => [...row, 'everything'] as const),
  ...writes.map(([name, failure, , call]) => [name, failure, call, 'writes'] as const),
])('a refused call %s raises %s', async (_name, failure, call, refused) => {
  status = 409;
  refuses = refused;
  await store.dispatch(call);
  expect(toasts()).toEqual(failureToasts[failure]);
});

it.each(writes)(
  'a call that succeeds %s, whose failure raises %s, says: %s',
  async (name, _failure, sentence, call) => {
    status = name === 'addVersion' ? 201 : 200;
    refuses = 'writes';
    await store.dispatch(call);
    expect(toasts()).toEqual(sentence === undefined ? [] : [`success: ${sentence}`]);
  },
);

it.each(writes)('a call %s that is answered with a plain word is done, unless its reply is read', async (...row) => {
  const [name, , , call] = row;
  words = 'OK';
  status = name === 'addVersion' ? 201 : 200;
  refuses = 'writes';
  const isDone = !('error' in ((await store.dispatch(call)) as object)); // a mutation ends with either
  expect(isDone).toBe(
    /(accept|reject|block)(Member|Deletion)|Version|Maintenance|Panchanga|Ad(Category)?\b/.test(name),
  );
});

it('a version is not added where the server answers with 200 alone', async () => {
  status = 200;
  refuses = 'writes';
  await store.dispatch(versions.addVersion.initiate(numbers));
  expect(toasts()).toEqual(['error: In responseMessage.']);
});

it('toasts are two at most, the latest', () => {
  const state = ['one', 'two', 'two', 'three'].map(notDone).reduce(noticesSlice.reducer, undefined);
  expect(selectNotices({ notices: state! }).map(({ text }) => text)).toEqual(['two', 'three']);
});
