import { useCallback, useRef, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { FormDialog } from '@/shared/ui/FormDialog';
import type { VendorAd } from '../vendorAd';
import { useAddAdMutation, useListAdCategoriesQuery } from '../vendorAdsApi';
import { AdFields } from './AdFields';
import {
  type AdValues,
  blankAd,
  categoryNameOf,
  formOf,
  isOffered,
  missingIn,
  otherCategory,
  valuesOf,
  withDraft,
} from './adValues';
import { StillNeeded } from './StillNeeded';
import { useCategoryStep } from './useCategoryStep';
import { useOldPicture } from './useOldPicture';

type AddAdDialogProps = {
  /** An ad that has expired and is to be listed once more. */
  again?: VendorAd;
  onClose: () => void;
};

const pictureNotes = {
  none: undefined,
  fetching: 'The picture of the expired ad is being fetched…',
  fetched: 'The picture of the expired ad is taken over.',
  missing: 'The picture of the expired ad could not be fetched. Please choose it again.',
};

export function AddAdDialog({ again, onClose }: AddAdDialogProps) {
  const [addAd] = useAddAdMutation();
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const categoryStep = useCategoryStep();
  const [initial, setInitial] = useState(() => (again ? valuesOf(again) : blankAd));
  const [typed, setTyped] = useState(initial);
  const [isMobileValid, setMobileValid] = useState(false);
  const mayBeStored = useRef(false);

  const oldPicture = useOldPicture(again?.picture ?? '', (file) => {
    if (typed.file) return;
    setInitial((before) => ({ ...before, file }));
    setTyped((before) => ({ ...before, file }));
  });
  const isPictureChosen = typed.file !== initial.file;

  // An expired ad, or a draft, may name a category that is not offered any more.
  const isGone = categories !== undefined && !isOffered(typed.category, categories);
  const values = isGone ? { ...typed, category: '' } : typed;
  const missing = missingIn(values, isMobileValid);

  const change = useCallback((part: Partial<AdValues>) => setTyped((before) => ({ ...before, ...part })), [setTyped]);

  const run = async () => {
    const { error } = await addAd({ ad: formOf(values, ''), mayBeStored: mayBeStored.current });
    if (error !== undefined) {
      mayBeStored.current ||= !isApiError(error) || error.kind !== 'refused' || (error.code ?? 0) >= 500;
      return { error };
    }
    await categoryStep.take({ name: categoryNameOf(values), isNew: values.category === otherCategory });
    return {};
  };

  return (
    <FormDialog
      title="Add New Vendor ad"
      action="Add"
      className="ad-form"
      values={typed}
      initial={initial}
      isReady={missing.length === 0 && (oldPicture !== 'fetching' || isPictureChosen)}
      draft={{
        key: again ? `vendor-ad-again-${again.id}` : 'vendor-ad-add',
        restore: (texts) => setTyped((before) => withDraft(before, texts)),
      }}
      run={run}
      onClose={() => {
        onClose();
        categoryStep.offerAgain();
      }}
    >
      <AdFields
        values={values}
        goneCategory={isGone ? typed.category : ''}
        pictureNote={isPictureChosen ? undefined : pictureNotes[oldPicture]}
        onChange={change}
        onMobileCheck={setMobileValid}
      />
      <StillNeeded labels={missing} />
    </FormDialog>
  );
}
