import { noticesSlice, selectNotices } from '@/app/noticesSlice';
import { exportFailed } from '@/shared/notices/exported';

const textsAfter = (...actions: Parameters<typeof noticesSlice.reducer>[1][]) => {
  const notices = actions.reduce(noticesSlice.reducer, noticesSlice.getInitialState());
  return selectNotices({ notices }).map(({ text }) => text);
};

const ended = (
  requestStatus: 'fulfilled' | 'rejected',
  endpointName: string,
  originalArgs: object,
  payload: unknown,
) => ({
  type: `api/executeMutation/${requestStatus}`,
  payload,
  meta: { requestId: '1', requestStatus, arg: { type: 'mutation', endpointName, originalArgs } },
});
const refused = { kind: 'refused', code: 409, message: 'No.' };

it('toasts are two at most, the latest', () => {
  expect(textsAfter(...['one', 'two', 'two', 'three'].map(exportFailed))).toEqual(['two', 'three']);
});

/** What section 8 and the decisions say of the calls that change something: the toast of a success, and where a failure is told. */
it.each([
  ['acceptMember', {}, 'Accepted successfully!!', 'in place'],
  ['rejectMember', {}, 'Rejected successfully!!', 'in place'],
  ['blockMember', {}, 'Blocked successfully!!', 'toast'],
  ['unblockMember', {}, 'Unblocked successfully!!', 'toast'],
  ['acceptDeletion', {}, 'Account deleted', 'in place'],
  ['addPanchanga', {}, 'Panchanga added successfully', 'toast'],
  ['updatePanchanga', {}, 'Panchanga updated successfully', 'toast'],
  ['deletePanchanga', {}, 'Panchanga deleted successfully...', 'toast'],
  ['addAd', {}, 'Vendor ad added successfully...', 'toast'],
  ['updateAd', {}, 'Vendor ad updated successfully...', 'toast'],
  ['updateAd', { visibility: 'shown' }, 'Vendor ad status enabled successfully', 'toast'],
  ['updateAd', { visibility: 'hidden' }, 'Vendor ad status disabled successfully', 'toast'],
  ['deleteAd', {}, 'Vendor ad deleted successfully...', 'toast'],
  ['addAdCategory', { isNew: true }, 'Category added successfully...', 'toast'],
  ['updateAdCategory', {}, 'Category updated successfully...', 'toast'],
  ['updateAdCategory', { isEnabled: true }, 'Category status enabled successfully', 'toast'],
  ['updateAdCategory', { isEnabled: false }, 'Category status disabled successfully', 'toast'],
  ['deleteAdCategory', {}, 'Category deleted successfully...', 'toast'],
  ['addVersion', { android: '2.0', ios: '2.1' }, 'Version added: Android 2.0, iOS 2.1', 'toast'],
  ['updateVersion', { id: '7', isActive: false }, 'Version updated: 7 is off', 'toast'],
  ['updateVersion', { id: '7', android: '2.0', ios: '2.0' }, 'Version updated: 7', 'toast'],
  ['switchMaintenance', true, undefined, 'toast'],
  ['changePassword', {}, 'added', 'in place'],
  ['requestPasswordReset', {}, 'added', 'in place'],
  ['resetPassword', {}, 'added', 'in place'],
])('%s with %j says %j, and its failure as a toast or in place: %s', (call, args, sentence, place) => {
  expect(textsAfter(ended('fulfilled', call, args as object, 'added'))).toEqual(sentence ? [sentence] : []);
  expect(textsAfter(ended('rejected', call, args as object, refused))).toEqual(place === 'toast' ? ['No.'] : []);
});
