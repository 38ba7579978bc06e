import { Form } from 'antd';
import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { FormDialog } from '@/shared/ui/FormDialog';
import type { AdForm } from '../adForm';
import type { VendorAd, Visibility } from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdLists';
import { listAgainKey, useAddAdMutation, useSetAdVisibilityMutation, useUpdateAdMutation } from '../vendorAdsApi';
import { AdFields } from './AdFields';
import {
  type AdValues,
  categoryNameOf,
  draftOf,
  formOf,
  isMobileOfCountry,
  isOffered,
  missingIn,
  otherCategory,
  valuesOf,
} from './adValues';
import { useOldPicture } from './pictureFile';
import { useCategoryStep } from './useCategoryStep';

type AdDialogProps = {
  /** The ad to change; a new one by default. */
  ad?: VendorAd;
  /** An expired ad that is listed again. */
  again?: VendorAd;
  onClose: () => void;
};

const pictureNotes = {
  none: undefined,
  fetching: 'The picture of the expired ad is being fetched…',
  fetched: 'Picture kept from the expired ad.',
  missing: 'The picture of the expired ad could not be fetched. Please choose it again.',
};

export function AdDialog({ ad, again, onClose }: AdDialogProps) {
  const [form] = Form.useForm<AdValues>();
  const add = useAddAd(again);
  const update = useUpdateAd(ad);
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const { addCategory, offerAgain } = useCategoryStep();
  const [initial] = useState(() => valuesOf(ad ?? again));
  const typed = { ...initial, ...Form.useWatch([], form) };
  const [file, setFile] = useState<File>();
  const oldPicture = useOldPicture(again?.picture ?? '', setFile);
  const isPictureChosen = file !== oldPicture.file;

  // An expired ad or a draft may name a category that is no longer offered.
  const isCategoryGone = !ad && categories !== undefined && !isOffered(typed.category, categories);
  const missing = missingIn(isCategoryGone ? { ...typed, category: '' } : typed);
  const canAdd = missing.length === 0 && (oldPicture.state !== 'fetching' || isPictureChosen);
  const canUpdate =
    isMobileOfCountry(typed.mobile) && (typed.category !== otherCategory || categoryNameOf(typed) !== '');

  const run = async (values: AdValues) => {
    const sent = formOf(values, file ?? ad?.picture ?? '');
    const { error } = ad ? await update({ id: ad.id, ...sent }, values.visibility) : await add(sent);
    if (error !== undefined) return { error };
    const isNew = values.category === otherCategory;
    if (isNew || !ad) await addCategory({ name: sent.category, isNew, isOfAd: true });
    return {};
  };

  return (
    <FormDialog
      title={ad ? 'Update Vendor Ad' : 'Add New Vendor ad'}
      action={ad ? 'Update' : 'Add'}
      width={680}
      form={form}
      initial={initial}
      typed={{ values: { ...typed, file }, initial: { ...initial, file: oldPicture.file } }}
      isReady={ad ? canUpdate : canAdd}
      draftKey={`vendor-ad-${ad?.id ?? (again ? `again-${again.id}` : 'add')}`}
      valuesOfDraft={draftOf}
      run={run}
      onClose={() => {
        onClose();
        offerAgain();
      }}
    >
      <AdFields
        values={typed}
        file={file}
        ad={ad}
        isCategoryGone={isCategoryGone}
        pictureNote={isPictureChosen ? undefined : pictureNotes[oldPicture.state]}
        onFile={setFile}
      />
      {/* Keeps its line when empty, so that the layout does not shift. */}
      {!ad && (
        <p className="form-wide list-note">{missing.length > 0 ? `Still needed: ${missing.join(', ')}` : '\u00a0'}</p>
      )}
    </FormDialog>
  );
}

function useAddAd(again: VendorAd | undefined) {
  const [addAd] = useAddAdMutation(again && listAgainKey(again));
  const mayBeStored = useRef(false);
  return async (ad: AdForm) => {
    const { error } = await addAd({ ad, mayBeStored: mayBeStored.current });
    if (error !== undefined)
      mayBeStored.current ||= !isApiError(error) || error.kind !== 'refused' || (error.code ?? 0) >= 500;
    return { error };
  };
}

/** The contract's form has no status: it has a call of its own, which a retry does not repeat once it succeeded. */
function useUpdateAd(ad: VendorAd | undefined) {
  const [setVisibility] = useSetAdVisibilityMutation();
  const [updateAd] = useUpdateAdMutation();
  const stored = useRef(ad?.visibility);
  return async (change: AdForm & { id: string }, visibility: Visibility) => {
    if (visibility !== stored.current) {
      const { error } = await setVisibility({ id: change.id, visibility });
      if (error !== undefined) return { error };
      stored.current = visibility;
    }
    return updateAd(change);
  };
}
