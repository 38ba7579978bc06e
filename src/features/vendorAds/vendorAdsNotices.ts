import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { vendorAdsApi } from './vendorAdsApi';

const switched = (isOn: boolean) => `${isOn ? 'enabled' : 'disabled'} successfully`;

export const vendorAdsNotices: NoticesFor<typeof vendorAdsApi> = {
  listAds: {},
  listExpiredAds: {},
  listAdCategories: {},
  addAd: { success: 'Vendor ad added successfully...' },
  // The specification swaps the sentences of the switches; these say what happened.
  updateAd: {
    success: (_reply, change) =>
      'visibility' in change
        ? `Vendor ad status ${switched(change.visibility === 'shown')}`
        : 'Vendor ad updated successfully...',
    undo: (_reply, change) =>
      'visibility' in change
        ? { endpoint: 'updateAd', arg: { ...change, visibility: change.visibility === 'shown' ? 'hidden' : 'shown' } }
        : undefined,
    failure: (change) => ('visibility' in change ? 'only toast' : 'toast'),
  },
  deleteAd: { success: 'Vendor ad deleted successfully...' },
  // Sent with every new ad; only a new category earns a notice.
  addAdCategory: {
    success: (outcome, { isNew }) => (isNew && outcome === 'added' ? 'Category added successfully...' : ''),
  },
  updateAdCategory: {
    success: (_reply, change) =>
      'isEnabled' in change ? `Category status ${switched(change.isEnabled)}` : 'Category updated successfully...',
    undo: (_reply, change) =>
      'isEnabled' in change
        ? { endpoint: 'updateAdCategory', arg: { ...change, isEnabled: !change.isEnabled } }
        : undefined,
    failure: (change) => ('isEnabled' in change ? 'only toast' : 'toast'),
  },
  deleteAdCategory: { success: 'Category deleted successfully...' },
};
