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
let refuses: 'everything' | 'writes';

beforeEach(async () => {
  window.appConfig = { extensions: knownExtensions };
  storeSession('a-token');
  store = await openStore();
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'GET' && refuses === 'writes') return Response.json(lists[new URL(url).pathname] ?? {});
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

const writes: [name: string, failure: FailureToast, success: string | undefined, call: Call][] = [
  ['noteExport', 'no toast', undefined, activityApi.endpoints.noteExport.initiate({ list: 'Users', rows: 1 })],
  ['signIn', 'the message', undefined, auth.signIn.initiate({ email: 'a@example.org', password: 'x' })],
  [
    'answerChallenge',
    'no toast',
    undefined,
    auth.answerChallenge.initiate({ email: 'a@example.org', challenge: 'c', kind: 'totp', answer: '1' }),
  ],
  [
    'confirmIdentity',
    'no toast',
    undefined,
    factors.confirmIdentity.initiate({ challenge: 'c', kind: 'totp', answer: '1' }),
  ],
  ['beginPasskey', 'no toast', undefined, factors.beginPasskey.initiate()],
  ['beginApp', 'no toast', undefined, factors.beginApp.initiate()],
  [
    'confirmFactor',
    'no toast',
    'Second factor added',
    factors.confirmFactor.initiate({ challenge: 'c', name: 'n', answer: '1' }),
  ],
  ['endSession', 'no toast', 'Session ended', sessions.endSession.initiate('7')],
  ['endOtherSessions', 'no toast', 'All other sessions ended', sessions.endOtherSessions.initiate()],
  ['removeFactor', 'no toast', 'Second factor removed', factors.removeFactor.initiate(7)],
  ['makeRecoveryCodes', 'no toast', undefined, factors.makeRecoveryCodes.initiate()],
  ['changePassword', 'the message', 'In message.', auth.changePassword.initiate({ oldpassword: 'x', ...passwords })],
  ['requestPasswordReset', 'the message', 'In message.', auth.requestPasswordReset.initiate('a@example.org')],
  ['resetPassword', 'the message', 'In message.', auth.resetPassword.initiate({ resetCode: 'c', ...passwords })],
  ['acceptMember', 'no toast', 'Accepted successfully!!', members.acceptMember.initiate(one)],
  ['rejectMember', 'no toast', 'Rejected successfully!!', members.rejectMember.initiate(one)],
  ['blockMember', 'the message', 'Blocked successfully!!', members.blockMember.initiate(one)],
  ['unblockMember', 'the message', 'Unblocked successfully!!', members.unblockMember.initiate(one)],
  ['acceptDeletion', 'no toast', 'Account deleted', members.acceptDeletion.initiate(one)],
  ['addVersion', 'the responseMessage', 'Version added: Android 2.0, iOS 2.1', versions.addVersion.initiate(numbers)],
  [
    'updateVersion',
    'the responseMessage',
    'Version updated: 7',
    versions.updateVersion.initiate({ ...one, ...numbers }),
  ],
  [
    'updateVersion switched on',
    'the responseMessage',
    'Version updated: 7 is live',
    versions.updateVersion.initiate({ ...one, isActive: true }),
  ],
  [
    'updateVersion switched off',
    'the responseMessage',
    'Version updated: 7 is off',
    versions.updateVersion.initiate({ ...one, isActive: false }),
  ],
  ['switchMaintenance', 'the responseMessage', undefined, versions.switchMaintenance.initiate(true)],
  ['addNote', 'no toast', undefined, moderation.addNote.initiate({ ...one, text: 'Called.' })],
  ['deleteNote', 'no toast', undefined, moderation.deleteNote.initiate({ ...one, noteId: '8' })],
  ['addPanchanga', 'the responseMessage', 'Panchanga added successfully', panchanga.addPanchanga.initiate(day)],
  [
    'updatePanchanga',
    'the responseMessage',
    'Panchanga updated successfully',
    panchanga.updatePanchanga.initiate({ ...one, ...day }),
  ],
  [
    'deletePanchanga',
    'the responseMessage',
    'Panchanga deleted successfully...',
    panchanga.deletePanchanga.initiate('7'),
  ],
  ['addAd', 'the responseMessage', 'Vendor ad added successfully...', ads.addAd.initiate({ ad, mayBeStored: false })],
  ['updateAd', 'the responseMessage', 'Vendor ad updated successfully...', ads.updateAd.initiate({ ...one, ...ad })],
  [
    'updateAd switched on',
    'the responseMessage',
    'Vendor ad status enabled successfully',
    ads.updateAd.initiate({ ...one, visibility: 'shown' }),
  ],
  [
    'updateAd switched off',
    'the responseMessage',
    'Vendor ad status disabled successfully',
    ads.updateAd.initiate({ ...one, visibility: 'hidden' }),
  ],
  ['deleteAd', 'the responseMessage', 'Vendor ad deleted successfully...', ads.deleteAd.initiate('7')],
  [
    'addAdCategory',
    'the responseMessage',
    'Category added successfully...',
    ads.addAdCategory.initiate({ name: 'Music', isNew: true }),
  ],
  [
    'addAdCategory with an ad',
    'the responseMessage',
    undefined,
    ads.addAdCategory.initiate({ name: 'Music', isNew: false }),
  ],
  [
    'updateAdCategory',
    'the responseMessage',
    'Category updated successfully...',
    ads.updateAdCategory.initiate({ ...one, name: 'Music' }),
  ],
  [
    'updateAdCategory switched on',
    'the responseMessage',
    'Category status enabled successfully',
    ads.updateAdCategory.initiate({ ...one, isEnabled: true }),
  ],
  [
    'updateAdCategory switched off',
    'the responseMessage',
    'Category status disabled successfully',
    ads.updateAdCategory.initiate({ ...one, isEnabled: false }),
  ],
  ['deleteAdCategory', 'the responseMessage', 'Category deleted successfully...', ads.deleteAdCategory.initiate('7')],
  // Beyond the contract, asked for by a press that has no other place for the answer.
  [
    'takeBack',
    'the message of a person',
    'Undone: Asha Rao is pending again',
    members.takeBack.initiate({ ...one, name: 'Asha Rao', decision: 'Accept' }),
  ],
  ['decideReports', 'no toast', 'Reports closed', moderation.decideReports.initiate({ ...one, decision: 'no_action' })],
  // Signing out waits for nobody.
  ['signOut', 'no toast', undefined, auth.signOut.initiate({ token: 'a-token' })],
];

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

it('toasts are two at most, the latest', () => {
  const state = ['one', 'two', 'two', 'three'].map(notDone).reduce(noticesSlice.reducer, undefined);
  expect(selectNotices({ notices: state! }).map(({ text }) => text)).toEqual(['two', 'three']);
});
