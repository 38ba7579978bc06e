import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { vendorAdsApi } from './vendorAdsApi';

export const vendorAdsNotices: NoticesFor<typeof vendorAdsApi> = {
  listAds: {},
  listExpiredAds: {},
  listAdCategories: {},
  addAd: { success: 'Vendor ad added successfully...' },
  updateAd: { success: 'Vendor ad updated successfully...' },
  // The specification swaps the two sentences; these say what happened.
  setAdVisibility: {
    success: (_reply, { visibility }) =>
      `Vendor ad status ${visibility === 'shown' ? 'enabled' : 'disabled'} successfully`,
    failure: 'only toast',
  },
  deleteAd: { success: 'Vendor ad deleted successfully...' },
  // Sent with every new ad; only a new category earns a notice.
  addAdCategory: {
    success: (outcome, { isNew }) => (isNew && outcome === 'added' ? 'Category added successfully...' : ''),
  },
  renameAdCategory: { success: 'Category updated successfully...' },
  setAdCategoryStatus: {
    success: (_reply, { isEnabled }) => `Category status ${isEnabled ? 'enabled' : 'disabled'} successfully`,
    failure: 'only toast',
  },
  deleteAdCategory: { success: 'Category deleted successfully...' },
};
