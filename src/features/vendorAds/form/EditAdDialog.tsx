import { Form } from 'antd';
import { useRef, useState } from 'react';
import { FormDialog } from '@/shared/ui/FormDialog';
import type { VendorAd } from '../vendorAd';
import { useSetAdVisibilityMutation, useUpdateAdMutation } from '../vendorAdsApi';
import { AdFields } from './AdFields';
import { type AdValues, categoryNameOf, draftOf, formOf, otherCategory, valuesOf } from './adValues';
import { useCategoryStep } from './useCategoryStep';

export function EditAdDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  const [form] = Form.useForm<AdValues>();
  const [setVisibility] = useSetAdVisibilityMutation();
  const [updateAd] = useUpdateAdMutation();
  const categoryStep = useCategoryStep();
  const [initial] = useState(() => valuesOf(ad));
  const typed = { ...initial, ...Form.useWatch([], form) };
  const [file, setFile] = useState<File>();
  const [isMobileValid, setMobileValid] = useState(false);
  const stored = useRef(ad.visibility);

  const run = async (values: AdValues) => {
    // The form of the contract has no place for the status: it has a call of its own, which is not repeated once it is done.
    if (values.visibility !== stored.current) {
      const { error } = await setVisibility({ id: ad.id, visibility: values.visibility });
      if (error !== undefined) return { error };
      stored.current = values.visibility;
    }
    const { error } = await updateAd({ id: ad.id, ...formOf(values, file, ad.picture) });
    if (error !== undefined) return { error };
    if (values.category === otherCategory)
      await categoryStep.take({ name: categoryNameOf(values), isNew: true, isOfAd: true });
    return {};
  };

  return (
    <FormDialog
      title="Update Vendor Ad"
      action="Update"
      width={680}
      form={form}
      initial={initial}
      typed={{ values: { ...typed, file }, initial: { ...initial, file: undefined } }}
      isReady={isMobileValid && (typed.category !== otherCategory || categoryNameOf(typed) !== '')}
      draft={{ key: `vendor-ad-${ad.id}`, restore: (texts) => form.setFieldsValue(draftOf(texts)) }}
      run={run}
      onClose={() => {
        onClose();
        categoryStep.offerAgain();
      }}
    >
      <AdFields values={typed} file={file} ad={ad} onFile={setFile} onMobileCheck={setMobileValid} />
    </FormDialog>
  );
}
