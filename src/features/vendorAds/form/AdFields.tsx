import { Form, Input, Select } from 'antd';
import type { VendorAd, Visibility } from '../vendorAd';
import { longestDescription, otherCategory, type AdValues } from './adValues';
import { CategoryField } from './CategoryField';
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
