import type * as v from 'valibot';
import { flag, id, rowFrom, text } from '@/shared/api/page';

export const adCategoryRow = rowFrom({
  id: ['vendor_ads_category_id', id],
  name: ['category', text],
  isEnabled: ['status', flag],
});

export type AdCategory = v.InferOutput<typeof adCategoryRow>;
