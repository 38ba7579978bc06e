import { Button, Form, Input, Select, type FormItemProps, type SelectProps } from 'antd';
import PhoneInput from 'antd-phone-input';
import { cloneElement, isValidElement, memo, useState, type ClipboardEvent, type ReactNode } from 'react';
import { failureText } from '@/shared/api/apiError';
import { fold } from '@/shared/search';
import { displayText } from '@/shared/text';
import { UserText } from '@/shared/ui/UserText';
import {
  isPhone,
  isValid,
  lengthOf,
  longestCategory,
  longestDescription,
  otherCategory,
  pastedPhone,
  sameCategory,
  type AdCategory,
  type AdValues,
  type Phone,
  type VendorAd,
  type Visibility,
} from '../vendorAd';
import { useListAdCategoriesQuery } from '../vendorAdsApi';

type AdFieldsProps = {
  values: AdValues;
  /** The edited ad; a new one has no status. */
  ad?: VendorAd;
  isCategoryGone: boolean;
};

const statuses: { value: Visibility; label: string }[] = [
  { value: 'shown', label: 'Enabled' },
  { value: 'hidden', label: 'Disabled' },
];

// A warning only: the server decides which addresses are valid.
const emailForm = {
  type: 'email',
  warningOnly: true,
  transform: (text: string) => text.trim(),
  validateTrigger: 'onBlur',
  message: 'Enter an e-mail like name@example.org',
} as const;

export function AdFields({ values, ad, isCategoryGone }: AdFieldsProps) {
  // An existing ad may be saved with empty texts.
  const rules = (what: string) => (ad ? [] : [{ required: true, whitespace: true, message: `Enter ${what}` }]);
  const hasNewCategory = values.category === otherCategory;
  return (
    <>
      <CategoryField values={values} own={ad?.category ?? ''} isGone={isCategoryGone} />
      <Form.Item name="title" label="Title" rules={rules('a title')} className={hasNewCategory ? 'form-wide' : ''}>
        <Input maxLength={200} />
      </Form.Item>
      <DescriptionField rules={rules('a description')} />
      <PhoneField />
      <Form.Item
        name="email"
        label="Email"
        rules={[...rules('an e-mail'), emailForm]}
        validateTrigger={['onChange', 'onBlur']}
      >
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      {ad && (
        <Form.Item name="visibility" label="Status">
          <Select options={statuses} />
        </Form.Item>
      )}
      <Form.Item name="address" label="Address" rules={rules('an address')} className="form-wide">
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
}

/** Says how much of a paste did not fit. */
function DescriptionField({ rules }: Pick<FormItemProps, 'rules'>) {
  const [lost, setLost] = useState(0);
  const cut = (text: string) => {
    setLost(lengthOf(text) - longestDescription);
    return [...text].slice(0, longestDescription).join('');
  };
  const help = `The text was cut: ${lost} character${lost === 1 ? '' : 's'} did not fit`;
  return (
    <Form.Item
      name="description"
      label="Description"
      rules={rules}
      className="form-wide"
      {...(lost > 0 && { validateStatus: 'warning', help })}
    >
      <Input
        count={{ max: longestDescription, show: true, strategy: lengthOf, exceedFormatter: cut }}
        onChange={({ target }) => lengthOf(target.value) < longestDescription && setLost(0)}
      />
    </Form.Item>
  );
}

type CategoryFieldProps = { values: AdValues; own: string; isGone: boolean };

/** Offers the ad's own category even if it is disabled. */
function CategoryField({ values: { category, newCategory }, own, isGone }: CategoryFieldProps) {
  const form = Form.useFormInstance<AdValues>();
  const { currentData, error, isFetching, refetch } = useListAdCategoriesQuery();
  const known = currentData?.rows ?? [];
  const enabled = known.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  const names = [...new Set(own === '' ? enabled : [own, ...enabled])];
  const same = sameCategory(newCategory, known);

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
  const use = ({ name }: AdCategory) => {
    form.setFieldsValue({ category: name, newCategory: '' });
    // The pressed button disappears with its field.
    form.focusField('category');
  };
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
        <Form.Item
          name="newCategory"
          label="Category Name"
          rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
          {...(same && { validateStatus: 'warning', help: <SameCategory category={same} onUse={() => use(same)} /> })}
        >
          <Input maxLength={longestCategory} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}

function SameCategory({ category: { name, isEnabled }, onUse }: { category: AdCategory; onUse: () => void }) {
  return (
    <>
      ‘<UserText>{name}</UserText>’ already exists{isEnabled ? '. ' : ', disabled.'}
      {isEnabled && (
        <Button type="link" size="small" onClick={onUse}>
          Use it
        </Button>
      )}
    </>
  );
}

/** 'Other' matches every search, since it adds a new category. */
const isOffered = (search: string, option?: { value: string; label: string }) =>
  option?.value === otherCategory || fold(option?.label ?? '').includes(fold(search));

/** A stored number is checked at once, a typed one from when the field is left. */
const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [isChecked, setChecked] = useState(() => form.getFieldValue('mobile') !== '');
  const phone = Form.useWatch('mobile', form) ?? '';
  // Not a rule: rules are asynchronous, and the phone input would take back what was typed meanwhile.
  const wrong = { validateStatus: 'error', help: 'Please enter valid number' } as const;

  // The mask would take the first digits of a number without its country code for one.
  const paste = (event: ClipboardEvent) => {
    const held = form.getFieldValue('mobile') as Phone; // antd types it as any
    const code = typeof held === 'string' ? '91' : String(held.countryCode ?? '91');
    const mobile = pastedPhone(event.clipboardData.getData('text'), code);
    if (!isPhone(mobile)) return;
    event.preventDefault();
    form.setFieldsValue({ mobile });
  };

  return (
    <Form.Item name="mobile" label="Mobile" {...(isChecked && !isValid(phone) && wrong)}>
      <PhoneInput
        country="in"
        distinct
        disableParentheses
        autoComplete="off"
        dropdownRender={countrySelect}
        // It has written what it shows into the form, which counts as touched.
        onMount={() => form.setFields([{ name: 'mobile', touched: false }])}
        onPaste={paste}
        onBlur={() => setChecked(true)}
      />
    </Form.Item>
  );
});

type CountryOption = { children?: { props: { children: ReactNode[] } } };

/** With antd's own search and a name for screen readers: of the search that the phone input brings no key leads to the list. */
const countrySelect = (select: ReactNode) =>
  isValidElement<SelectProps<string, CountryOption>>(select)
    ? cloneElement(select, {
        'aria-label': 'Country of the number',
        showSearch: {
          filterOption: (text, option) => fold(String(option?.children?.props.children[1] ?? '')).includes(fold(text)),
        },
        notFoundContent: 'No country found',
      })
    : select;
