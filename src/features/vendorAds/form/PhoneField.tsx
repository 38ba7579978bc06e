import { Form, type SelectProps } from 'antd';
import PhoneInput from 'antd-phone-input';
import {
  cloneElement,
  isValidElement,
  memo,
  useState,
  type InputEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { fold } from '@/shared/format/search';
import { isPhone, isValid, type Phone } from '../mobile';
import type { AdValues } from './adValues';
import { caretIn, editPhone, formatPhone, isOtherCountry, isTooLong, readPhone } from './phoneText';

/** A stored number is checked at once, a typed one from when the field is left. */
export const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [isChecked, setChecked] = useState(() => form.getFieldValue('mobile') !== '');
  const [isCut, setCut] = useState(false);
  const [, setEdits] = useState(0);
  const phone = Form.useWatch('mobile', form) ?? '';
  // Not a rule: rules are asynchronous, and the phone input would take back what was typed meanwhile.
  const isWrong = isChecked && !isValid(phone);
  const wrong = { validateStatus: 'error', help: 'Please enter valid number' } as const;
  const cut = { validateStatus: 'warning', help: 'Too long: the digits without room were left out' } as const;
  const held = () => form.getFieldValue('mobile') as Phone; // antd types it as any

  // A pending effect of the phone input would put the digits before over the next ones.
  const catchUp = () => flushSync(() => setEdits((count) => count + 1));
  // In place of the mask of the phone input, which takes the first digits of any text for a country code.
  const edit = (event: InputEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const input = event.currentTarget;
    const [text, caret] = [input.value, input.selectionEnd ?? input.value.length];
    catchUp();
    const { phone: next, tail } = editPhone(text, caret, held());
    setCut(isTooLong(next));
    // A whole number at once: the phone input groups what comes from the form by its country.
    if (isPhone(next) && isOtherCountry(next, held())) return form.setFieldsValue({ mobile: next });
    const shown = formatPhone(next);
    // Not by `value`: React would then not know of the change.
    input.setRangeText(shown, 0, input.value.length);
    const shownCaret = caretIn(shown, tail, event.nativeEvent.inputType === 'deleteContentBackward');
    input.setSelectionRange(shownCaret, shownCaret);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const insert = (event: SyntheticEvent, text: string, isWhole = false) => {
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
    <Form.Item name="mobile" label="Mobile" {...(isCut && cut)} {...(isWrong && wrong)}>
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
        onBlur={() => setChecked(true)}
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
