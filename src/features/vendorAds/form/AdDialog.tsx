import { Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { FormDialog } from '@/shared/ui/modal/FormDialog';
import { UserText } from '@/shared/ui/text/UserText';
import { longestDescription } from '@contract/limits';
import {
  categoryNameOf,
  cutDescription,
  isEmail,
  isValidMobile,
  lengthOf,
  missingIn,
  mobileOf,
  otherCategory,
  valuesFromReply,
  valuesToRequest,
  type AdForm,
  type AdValues,
  type VendorAd,
  type Visibility,
} from '../vendorAd';
import {
  useAddAdCategoryMutation,
  useAddAdMutation,
  useListAdCategoriesQuery,
  useUpdateAdMutation,
} from '../vendorAdsApi';
import { CategoryField, sameCategory } from './CategoryField';
import { PhoneField } from './PhoneField';
import { PictureField, useOldPicture } from './PictureField';

type AdDialogProps = {
  ad?: VendorAd;
  again?: VendorAd;
  onClose: () => void;
};

const statuses: { value: Visibility; label: string }[] = [
  { value: 'shown', label: 'Enabled' },
  { value: 'hidden', label: 'Disabled' },
];

export function AdDialog({ ad, again, onClose }: AdDialogProps) {
  const [form] = Form.useForm<AdValues>();
  const save = useSaveAd(ad, again?.id);
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const ask = useConfirm();
  const [addCategory, { error: failure, originalArgs: unsaved }] = useAddAdCategoryMutation();
  const [initial] = useState(() => valuesFromReply(ad ?? again));
  // The phone field cuts a number that is longer than its mask: an untouched one stays as it is stored.
  const withPhone = (values: AdValues) =>
    form.isFieldTouched('mobile') ? values : { ...values, mobile: initial.mobile };
  const typed = withPhone({ ...initial, ...Form.useWatch([], form) });
  const [file, setFile] = useState<File>();
  const [isShrinking, setShrinking] = useState(false);
  const oldPicture = useOldPicture(again?.picture ?? '', setFile);
  const isPictureChosen = file !== oldPicture.file;

  // An expired ad or a draft may name a category that is no longer offered.
  const isNewCategory = typed.category === otherCategory;
  const isOffered = categories?.some(({ name, isEnabled }) => name === typed.category && isEnabled);
  const isCategoryGone = !ad && typed.category !== '' && !isNewCategory && isOffered === false;
  const missing = missingIn(isCategoryGone ? { ...typed, category: '' } : typed);
  const canAdd = missing.length === 0 && (!oldPicture.isFetching || isPictureChosen);
  const canUpdate = isValidMobile(typed.mobile) && (!isNewCategory || categoryNameOf(typed) !== '');

  const run = async (values: AdValues) => {
    const isTyped = values.category === otherCategory;
    const known = isTyped && sameCategory(values.newCategory, categories ?? []);
    const own = known ? { ...values, category: known.name } : values;
    const sent = valuesToRequest(withPhone(own), file ?? ad?.picture ?? '');
    const { error } = await save(sent, values.visibility);
    if (error !== undefined) return { error };
    const isNew = isTyped && !known;
    if (isNew || !ad) await addCategory({ name: sent.category, isNew, isOfAd: true });
    return {};
  };
  // The ad is stored by then: only its category is tried again.
  const offerCategory = (category: NonNullable<typeof unsaved>) =>
    ask({
      title: 'Add Category',
      text: (
        <>
          The vendor ad is saved. Do you want to add its category <UserText>{category.name}</UserText> now?
        </>
      ),
      action: 'Add Category',
      failure,
      run: () => addCategory(category),
    });

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
      isReady={!isShrinking && (ad ? canUpdate : canAdd)}
      draftKey={`vendor-ad-${ad?.id ?? (again ? `again-${again.id}` : 'add')}`}
      run={run}
      onClose={() => {
        onClose();
        if (failure !== undefined && unsaved) offerCategory(unsaved);
      }}
    >
      <CategoryField values={typed} own={ad?.category ?? ''} isGone={isCategoryGone} />
      <Form.Item name="title" label="Title" className={isNewCategory ? 'form-wide' : ''}>
        <Input maxLength={200} />
      </Form.Item>
      <DescriptionField />
      <PhoneField />
      <EmailField value={typed.email} />
      {ad && (
        <Form.Item name="visibility" label="Status">
          <Select options={statuses} />
        </Form.Item>
      )}
      <Form.Item name="address" label="Address" className="form-wide">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <PictureField
        file={file}
        stored={ad?.picture ?? ''}
        of={typed.title}
        note={isPictureChosen ? undefined : oldPicture.note}
        onChange={setFile}
        onShrink={setShrinking}
      />
      {/* Keeps its line when empty, so that the layout does not shift. */}
      {!ad && (
        <p className="form-wide list-note">{missing.length > 0 ? `Still needed: ${missing.join(', ')}` : '\u00a0'}</p>
      )}
    </FormDialog>
  );
}

/** The status has a call of its own, which a retry does not repeat once it succeeded. */
function useSaveAd(ad: VendorAd | undefined, again: string | undefined) {
  const [addAd] = useAddAdMutation();
  const [updateAd] = useUpdateAdMutation();
  const mayBeStored = useRef(false);
  const storedVisibility = useRef(ad?.visibility);
  return async (sent: AdForm, visibility: Visibility): Promise<{ error?: unknown }> => {
    if (!ad) {
      const { error } = await addAd({ ad: sent, again, mayBeStored: mayBeStored.current });
      mayBeStored.current ||= isUncertain(error);
      return { error };
    }
    if (visibility !== storedVisibility.current) {
      const { error } = await updateAd({ id: ad.id, visibility });
      if (error !== undefined) return { error };
      storedVisibility.current = visibility;
    }
    return updateAd({ id: ad.id, ...sent });
  };
}

const isUncertain = (error: unknown) =>
  error !== undefined && (!isApiError(error) || error.kind !== 'refused' || (error.code ?? 0) >= 500);

function EmailField({ value }: { value: string }) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value.trim() !== '' && !isEmail(value);
  return (
    <Form.Item
      name="email"
      label="Email"
      {...(isWrong && { validateStatus: 'error', help: 'Enter an e-mail like name@example.org' })}
    >
      <Input type="email" maxLength={254} autoComplete="off" aria-invalid={isWrong} onBlur={() => setLeft(true)} />
    </Form.Item>
  );
}

function DescriptionField() {
  const [{ lost }, setCut] = useState({ kept: '', lost: 0 });
  const cut = (text: string) => {
    const fitting = cutDescription(text);
    setCut({ kept: fitting, lost: lengthOf(text) - lengthOf(fitting) });
    return fitting;
  };
  const help = `Only ${longestDescription} characters fit; ${lost} ${lost === 1 ? 'was' : 'were'} left out`;
  return (
    <Form.Item
      name="description"
      label="Description"
      className="form-wide"
      {...(lost > 0 && { validateStatus: 'warning', help })}
    >
      <Input
        count={{ max: longestDescription, show: true, strategy: lengthOf, exceedFormatter: cut }}
        onChange={({ target }) => setCut((before) => (before.kept === target.value ? before : { kept: '', lost: 0 }))}
      />
    </Form.Item>
  );
}
