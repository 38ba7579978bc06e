import { Form } from 'antd';
import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { FormDialog } from '@/shared/ui/FormDialog';
import type { VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdLists';
import { useAddAdMutation } from '../vendorAdsApi';
import { AdFields } from './AdFields';
import {
  type AdValues,
  blankAd,
  categoryNameOf,
  draftOf,
  formOf,
  isOffered,
  missingIn,
  otherCategory,
  valuesOf,
} from './adValues';
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
  fetched: 'Picture kept from the expired ad.',
  missing: 'The picture of the expired ad could not be fetched. Please choose it again.',
};

export function AddAdDialog({ again, onClose }: AddAdDialogProps) {
  const [form] = Form.useForm<AdValues>();
  const [addAd] = useAddAdMutation();
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const categoryStep = useCategoryStep();
  const [initial] = useState(() => (again ? valuesOf(again) : blankAd));
  const typed = { ...initial, ...Form.useWatch([], form) };
  const [file, setFile] = useState<File>();
  const [oldFile, setOldFile] = useState<File>();
  const [isMobileValid, setMobileValid] = useState(false);
  const mayBeStored = useRef(false);

  const oldPicture = useOldPicture(again?.picture ?? '', (fetched) => {
    if (file) return;
    setOldFile(fetched);
    setFile(fetched);
  });
  const isPictureChosen = file !== oldFile;

  // An expired ad, or a draft, may name a category that is not offered any more.
  const isCategoryGone = categories !== undefined && !isOffered(typed.category, categories);
  const missing = missingIn(isCategoryGone ? { ...typed, category: '' } : typed, isMobileValid);

  const run = async (values: AdValues) => {
    const { error } = await addAd({ ad: formOf(values, file, ''), mayBeStored: mayBeStored.current });
    if (error !== undefined) {
      mayBeStored.current ||= !isApiError(error) || error.kind !== 'refused' || (error.code ?? 0) >= 500;
      return { error };
    }
    await categoryStep.take({ name: categoryNameOf(values), isNew: values.category === otherCategory, isOfAd: true });
    return {};
  };

  return (
    <FormDialog
      title="Add New Vendor ad"
      action="Add"
      width={680}
      form={form}
      initial={initial}
      typed={{ values: { ...typed, file }, initial: { ...initial, file: oldFile } }}
      isReady={missing.length === 0 && (oldPicture !== 'fetching' || isPictureChosen)}
      draft={{
        key: again ? `vendor-ad-again-${again.id}` : 'vendor-ad-add',
        restore: (texts) => form.setFieldsValue(draftOf(texts)),
      }}
      run={run}
      onClose={() => {
        onClose();
        categoryStep.offerAgain();
      }}
    >
      <AdFields
        values={typed}
        file={file}
        isCategoryGone={isCategoryGone}
        pictureNote={isPictureChosen ? undefined : pictureNotes[oldPicture]}
        onFile={setFile}
        onMobileCheck={setMobileValid}
      />
      {/* It keeps its line when empty, so that the layout does not shift. */}
      <p className="form-wide list-note">{missing.length > 0 ? `Still needed: ${missing.join(', ')}` : '\u00a0'}</p>
    </FormDialog>
  );
}
