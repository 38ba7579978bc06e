import { Button, Form, Input, Select } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { fold } from '@/shared/search';
import { displayText } from '@/shared/text';
import { UserText } from '@/shared/ui/UserText';
import { CategoryNameField } from '../categories/CategoryNameField';
import { longestDescription, otherCategory, type AdValues, type VendorAd, type Visibility } from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdsApi';
import { PhoneField } from './PhoneField';
import { PictureField } from './PictureField';
import { useLimit } from './useLimit';

type AdFieldsProps = {
  values: AdValues;
  file: File | undefined;
  /** The edited ad; a new one has neither status nor picture. */
  ad?: VendorAd;
  isCategoryGone?: boolean;
  pictureNote?: string;
  onFile: (file: File | undefined) => void;
};

const statuses: { value: Visibility; label: string }[] = [
  { value: 'shown', label: 'Enabled' },
  { value: 'hidden', label: 'Disabled' },
];

const required = (what: string) => ({ required: true, whitespace: true, message: `Enter ${what}` });

// A warning only: the server decides which addresses are valid.
const emailForm = {
  type: 'email',
  warningOnly: true,
  transform: (text: string) => text.trim(),
  validateTrigger: 'onBlur',
  message: 'Enter an e-mail like name@example.org',
} as const;

export function AdFields({ values, file, ad, isCategoryGone, pictureNote, onFile }: AdFieldsProps) {
  // An existing ad may be saved with empty texts.
  const rules = (what: string) => (ad ? [] : [required(what)]);
  const title = useLimit(200);
  const description = useLimit(longestDescription);
  const email = useLimit(254);
  const address = useLimit(500);
  return (
    <>
      <CategoryField own={ad?.category} isGone={isCategoryGone} />
      <Form.Item
        name="title"
        label="Title"
        rules={rules('a title')}
        className={values.category === otherCategory ? 'form-wide' : ''}
        {...title.item}
      >
        <Input {...title.input} />
      </Form.Item>
      <Form.Item
        name="description"
        label="Description"
        rules={rules('a description')}
        className="form-wide"
        {...description.item}
      >
        <Input {...description.input} showCount />
      </Form.Item>
      <PhoneField />
      <Form.Item
        name="email"
        label="Email"
        rules={[...rules('an e-mail'), emailForm]}
        validateTrigger={['onChange', 'onBlur']}
        {...email.item}
      >
        <Input type="email" {...email.input} autoComplete="off" />
      </Form.Item>
      {ad && (
        <Form.Item name="visibility" label="Status">
          <Select options={statuses} />
        </Form.Item>
      )}
      <Form.Item name="address" label="Address" rules={rules('an address')} className="form-wide" {...address.item}>
        <Input.TextArea rows={2} {...address.input} />
      </Form.Item>
      <PictureField file={file} stored={ad?.picture ?? ''} of={values.title} note={pictureNote} onChange={onFile} />
    </>
  );
}

type CategoryFieldProps = {
  /** The ad's current category, offered even if disabled. */
  own?: string;
  isGone?: boolean;
};

function CategoryField({ own = '', isGone = false }: CategoryFieldProps) {
  const form = Form.useFormInstance<AdValues>();
  const category = Form.useWatch('category', form) ?? '';
  const { currentData, error, isFetching, refetch } = useListAdCategoriesQuery();
  const known = currentData?.rows ?? [];
  const enabled = known.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  const names = [...new Set(own === '' ? enabled : [own, ...enabled])];

  const failure = error !== undefined && !isFetching && (
    <>
      {displayText(failureText(error))}{' '}
      <Button type="link" size="small" onClick={refetch}>
        Retry
      </Button>
    </>
  );
  const goneNote = isGone && (
    <>
      ‘<UserText>{category}</UserText>’ is not offered any more.
    </>
  );
  return (
    <>
      <Form.Item
        name="category"
        label="Category"
        getValueProps={(held: string) => ({ value: held === '' || isGone ? null : held })}
        validateStatus={failure ? 'error' : isGone ? 'warning' : undefined}
        help={failure || goneNote || undefined}
      >
        <Select
          showSearch={{ filterOption: isOffered }}
          loading={isFetching}
          placeholder="Select a category"
          options={[
            ...names.map((name) => ({ value: name, label: displayText(name) })),
            { value: otherCategory, label: 'Other' },
          ]}
        />
      </Form.Item>
      {category === otherCategory && (
        <CategoryNameField
          name="newCategory"
          others={known}
          onUse={({ name }) => {
            form.setFieldsValue({ category: name, newCategory: '' });
            // The pressed button disappears with its field.
            form.focusField('category');
          }}
        />
      )}
    </>
  );
}

/** 'Other' matches every search, since it adds a new category. */
function isOffered(search: string, option?: { value: string; label: string }) {
  return option?.value === otherCategory || fold(option?.label ?? '').includes(fold(search));
}
