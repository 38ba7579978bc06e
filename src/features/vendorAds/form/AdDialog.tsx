import { Form } from 'antd';
import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { FormDialog } from '@/shared/ui/FormDialog';
import { useAppSelector } from '@/shared/hooks';
import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { UserText } from '@/shared/ui/UserText';
import {
  categoryNameOf,
  formOf,
  isValid,
  missingIn,
  mobileOf,
  otherCategory,
  valuesOf,
  type AdForm,
  type AdValues,
  type VendorAd,
  type Visibility,
} from '../vendorAd';
import { useAddAdCategoryMutation, useAddAdMutation, useUpdateAdMutation } from '../vendorAdsApi';
import { selectCategories } from '../vendorAdsSlice';
import { AdFields } from './AdFields';
import { PictureField, useOldPicture } from './PictureField';

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
  const categories = useAppSelector(selectCategories);
  const { addCategory, offerAgain } = useCategoryStep();
  const [initial] = useState(() => valuesOf(ad ?? again));
  // The phone field cuts a number that is longer than its mask: an untouched one stays as it is stored.
  const withPhone = (values: AdValues) =>
    form.isFieldTouched('mobile') ? values : { ...values, mobile: initial.mobile };
  const typed = withPhone({ ...initial, ...Form.useWatch([], form) });
  const [file, setFile] = useState<File>();
  const oldPicture = useOldPicture(again?.picture ?? '', setFile);
  const isPictureChosen = file !== oldPicture.file;

  // An expired ad or a draft may name a category that is no longer offered.
  const isNewCategory = typed.category === otherCategory;
  const isKnown = typed.category === '' || isNewCategory || categories?.[typed.category]?.isEnabled === true;
  const isCategoryGone = !ad && categories !== undefined && !isKnown;
  const missing = missingIn(isCategoryGone ? { ...typed, category: '' } : typed);
  const canAdd = missing.length === 0 && (oldPicture.state !== 'fetching' || isPictureChosen);
  const canUpdate = isValid(typed.mobile) && (!isNewCategory || categoryNameOf(typed) !== '');

  const run = async (values: AdValues) => {
    const sent = formOf(withPhone(values), file ?? ad?.picture ?? '');
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
      typed={{
        values: { ...typed, mobile: mobileOf(typed.mobile), file },
        initial: { ...initial, file: oldPicture.file },
      }}
      isReady={ad ? canUpdate : canAdd}
      draftKey={`vendor-ad-${ad?.id ?? (again ? `again-${again.id}` : 'add')}`}
      run={run}
      onClose={() => {
        onClose();
        offerAgain();
      }}
    >
      <AdFields values={typed} ad={ad} isCategoryGone={isCategoryGone} />
      <PictureField
        file={file}
        stored={ad?.picture ?? ''}
        of={typed.title}
        note={isPictureChosen ? undefined : pictureNotes[oldPicture.state]}
        onChange={setFile}
      />
      {/* Keeps its line when empty, so that the layout does not shift. */}
      {!ad && (
        <p className="form-wide list-note">{missing.length > 0 ? `Still needed: ${missing.join(', ')}` : '\u00a0'}</p>
      )}
    </FormDialog>
  );
}

function useAddAd(again: VendorAd | undefined) {
  const [addAd] = useAddAdMutation();
  const mayBeStored = useRef(false);
  return async (ad: AdForm) => {
    const { error } = await addAd({ ad, mayBeStored: mayBeStored.current, again: again?.id });
    if (error !== undefined)
      mayBeStored.current ||= !isApiError(error) || error.kind !== 'refused' || (error.code ?? 0) >= 500;
    return { error };
  };
}

/** The contract's form has no status: it has a call of its own, which a retry does not repeat once it succeeded. */
function useUpdateAd(ad: VendorAd | undefined) {
  const [updateAd] = useUpdateAdMutation();
  const stored = useRef(ad?.visibility);
  return async (change: AdForm & { id: string }, visibility: Visibility) => {
    if (visibility !== stored.current) {
      const { error } = await updateAd({ id: change.id, visibility });
      if (error !== undefined) return { error };
      stored.current = visibility;
    }
    return updateAd(change);
  };
}

/** The second step of saving: the ad is stored, so only this step is retried. */
function useCategoryStep() {
  const ask = useConfirm();
  const [addCategory, { error, originalArgs: category }] = useAddAdCategoryMutation();
  const offerAgain = () => {
    if (error === undefined || !category) return;
    ask({
      title: 'Add Category',
      text: (
        <>
          The vendor ad is saved, its category <UserText>{category.name}</UserText> is not. Do you want to add the
          category now?
        </>
      ),
      action: 'Add Category',
      failure: error,
      run: () => addCategory(category),
    });
  };
  return { addCategory, offerAgain };
}
