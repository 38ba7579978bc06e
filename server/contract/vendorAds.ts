import * as v from 'valibot';
import { count, countInQuery, emailAddress, filledText, instant, numberInPath, phoneDigits, picture } from './fields';
import { longestCategory, longestDescription } from './limits';

const texts = {
  title: filledText(200),
  description: v.pipe(
    filledText(1000),
    v.check(
      (text) => [...text].length <= longestDescription,
      `The description can have at most ${longestDescription} characters.`,
    ),
  ),
  mobile: phoneDigits,
  email: emailAddress,
  address: filledText(500),
  category: filledText(100),
};
const uploadedFile = v.custom<File>((value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value);
const adForm = { ...texts, image: v.optional(v.union([uploadedFile, v.string()])) };
const visibility = v.picklist([1, 2]);
const visibilityInForm = v.pipe(
  v.picklist(['1', '2']),
  v.transform((text) => (text === '1' ? 1 : 2)),
);
const path = v.object({ id: numberInPath });

const listed = v.strictObject({
  vendor_ads_id: count,
  ...v.entriesFromList(['title', 'description', 'mobile', 'email', 'address', 'category'], v.string()),
  image: picture,
  isVisible: visibility,
  createdAt: instant,
  expiresIn: v.string(),
});
const form = v.object(adForm);
const change = v.object({ ...texts, image: v.nullish(v.string()), isVisible: visibility });
export const adFields = v.keyof(form).options;
export type AdRow = v.InferInput<typeof listed>;
export type AdBody = v.InferInput<typeof change>;

export const listsExpiredAds = {
  summary: 'List expired vendor ads',
  reply: { responseData: v.array(listed) },
  done: 'The expired vendor ads are listed.',
};
export const listsAds = {
  ...listsExpiredAds,
  summary: 'List vendor ads',
  query: v.object({ limit: v.optional(countInQuery, String(Number.MAX_SAFE_INTEGER)) }),
  done: 'The vendor ads are listed.',
};
export const addsAd = { summary: 'Add a vendor ad', form, done: 'The vendor ad is added.' };
export const updatesAd = {
  summary: 'Update a vendor ad',
  path,
  form: v.object({ ...adForm, isVisible: v.optional(visibilityInForm) }),
  json: change,
  done: 'The vendor ad is updated.',
};
export const deletesAd = { summary: 'Delete a vendor ad', path, done: 'The vendor ad is deleted.' };

const categoryName = filledText(longestCategory);
const categoryStatus = v.picklist([0, 1]);
const listedCategory = v.strictObject({
  vendor_ads_category_id: count,
  category: v.string(),
  status: categoryStatus,
});
export const categoryFields = v.keyof(listedCategory).options;
export type CategoryRow = v.InferInput<typeof listedCategory>;

export const listsCategories = {
  summary: 'List categories of vendor ads',
  reply: { responseData: v.array(listedCategory) },
  done: 'The categories are listed.',
};
export const addsCategory = {
  summary: 'Add a category of vendor ads',
  json: v.object({ category: categoryName }),
  refuses: [409],
  done: 'The category is added.',
};
export const editsCategory = {
  summary: 'Edit a category of vendor ads',
  path,
  json: v.pipe(
    v.object({ category: v.optional(categoryName), status: v.optional(categoryStatus) }),
    v.check(
      ({ category, status }) => category !== undefined || status !== undefined,
      "One of the fields 'category' and 'status' is needed.",
    ),
  ),
  refuses: [409],
  done: 'The category is updated.',
};
export const deletesCategory = {
  summary: 'Delete a category of vendor ads',
  path,
  done: 'The category is deleted.',
};
