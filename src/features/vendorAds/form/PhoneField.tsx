import { Form, type SelectProps } from 'antd';
import PhoneInput from 'antd-phone-input';
import { cloneElement, isValidElement, memo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { getRawValue } from 'react-phone-hooks';
import { digitsOf } from '@/shared/phone';
import { fold } from '@/shared/search';
import { isPhone, isValid, type AdValues, type Phone } from '../vendorAd';
import { editPhone, isTooLong, readPhone } from './phoneText';

/** A stored number is checked at once, a typed one from when the field is left. */
export const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [isChecked, setChecked] = useState(() => form.getFieldValue('mobile') !== '');
  const [isCut, setCut] = useState(false);
  const [, setEdits] = useState(0);
  const edited = useRef<string>(undefined);
  const phone = Form.useWatch('mobile', form) ?? '';
  // Not a rule: rules are asynchronous, and the phone input would take back what was typed meanwhile.
  const isWrong = isChecked && !isValid(phone);
  const wrong = { validateStatus: 'error', help: 'Please enter valid number' } as const;
  const cut = { validateStatus: 'warning', help: 'Too long: the digits without room were left out' } as const;
  const held = () => form.getFieldValue('mobile') as Phone; // antd types it as any

  // An effect of the phone input that is still to run for the digits before would put them back over the next ones.
  const catchUp = () => flushSync(() => setEdits((count) => count + 1));
  // Before the mask of the phone input, which takes the first digits of any text for the code of a country.
  const edit = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const [text, caret] = [input.value, input.selectionEnd ?? input.value.length];
    catchUp();
    const { phone: next, tail } = editPhone(text, caret, held());
    // Not by `value`: React would then not know of the change.
    input.setRangeText(next, 0, input.value.length, 'end');
    input.setSelectionRange(next.length - tail.length, next.length - tail.length);
    edited.current = next;
    setCut(isTooLong(next));
  };
  // The mask still is that of the country before, and may have cut a number of another one.
  const wholePhone = (masked: Phone): Phone => {
    const next = edited.current;
    edited.current = undefined;
    return next === undefined || getRawValue(masked) === digitsOf(next) ? masked : next;
  };
  const insert = (event: FormEvent, text: string, isWhole = false) => {
    catchUp();
    const mobile = readPhone(text, isWhole && isValid(held()) ? '' : held());
    const hasNoRoom = isTooLong(mobile);
    if (!hasNoRoom && !isPhone(mobile) && !/^\s*(\+|00)/.test(text)) return;
    event.preventDefault();
    setCut(hasNoRoom);
    // Without its last digits it would be somebody else's number.
    if (!hasNoRoom) form.setFieldsValue({ mobile });
  };

  return (
    <Form.Item name="mobile" label="Mobile" getValueFromEvent={wholePhone} {...(isCut && cut)} {...(isWrong && wrong)}>
      <PhoneInput
        country="in"
        distinct
        disableParentheses
        autoComplete="off"
        aria-invalid={isWrong}
        dropdownRender={countrySelect}
        // It has written what it shows into the form, which counts as touched.
        onMount={() => form.setFields([{ name: 'mobile', touched: false }])}
        onInputCapture={edit}
        onPaste={(event) => insert(event, event.clipboardData.getData('text'), isAllSelected(event.target))}
        onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
        onBlur={() => {
          edited.current = undefined;
          setChecked(true);
        }}
      />
    </Form.Item>
  );
});

const isAllSelected = (field: EventTarget) =>
  field instanceof HTMLInputElement && field.selectionStart === 0 && field.selectionEnd === field.value.length;

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
