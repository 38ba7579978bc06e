import { Form, type SelectProps } from 'antd';
import PhoneInput from 'antd-phone-input';
import { cloneElement, isValidElement, memo, useState, type ClipboardEvent, type ReactNode } from 'react';
import { isPhone, pastedPhone } from '@/shared/phone';
import { fold } from '@/shared/search';
import { isValid, type AdValues, type Phone } from '../vendorAd';

/** A stored number is checked at once, a typed one from when the field is left. */
export const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [isChecked, setChecked] = useState(() => form.getFieldValue('mobile') !== '');
  const phone = Form.useWatch('mobile', form) ?? '';
  // Not a rule: its answer comes later, and the phone input would take back what was typed meanwhile.
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
