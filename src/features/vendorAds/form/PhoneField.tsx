import { Form, type SelectProps } from 'antd';
import PhoneInput from 'antd-phone-input';
import { cloneElement, isValidElement, useState, type InputEvent, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { getCountry, getFormattedNumber, getMetadata, getRawValue } from 'react-phone-hooks';
import { digitsOf } from '@/shared/format/phone';
import { latinDigits, searchKey } from '@contract/text';
import { isPhone, isValidMobile, type AdValues, type Phone } from '../vendorAd';

const faults = {
  wrong: { validateStatus: 'error', help: 'Please enter valid number' },
  cut: { validateStatus: 'warning', help: 'Too long: the digits without room were left out' },
  refused: { validateStatus: 'warning', help: 'Not pasted: no number has so many digits.' },
} as const;

/** A stored number is checked at once, a typed one from when the field is left. */
export function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [isChecked, setChecked] = useState(() => form.getFieldValue('mobile') !== '');
  const [excess, setExcess] = useState<'cut' | 'refused'>();
  const [, setEdits] = useState(0);
  const phone = Form.useWatch('mobile', form) ?? '';
  // Not a rule: rules are asynchronous, and the phone input would take back what was typed meanwhile.
  const isWrong = isChecked && !isValidMobile(phone);
  const fault = isWrong ? 'wrong' : excess;
  const held = () => form.getFieldValue('mobile') as Phone; // antd types it as any

  /** What another number is read beside: a whole one that it replaces says nothing of its country. */
  const beforeOf = (isReplaced: boolean) => (isReplaced && isValidMobile(held()) ? '' : held());

  // A pending effect of the phone input would put the digits before over the next ones.
  const catchUp = () => flushSync(() => setEdits((count) => count + 1));
  // In place of the mask of the phone input, which takes the first digits of any text for a country code.
  const edit = (event: InputEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const input = event.currentTarget;
    const [text, caret] = [input.value, input.selectionEnd ?? input.value.length];
    const { data, inputType } = event.nativeEvent;
    catchUp();
    // Filled in by the browser, or typed over everything.
    const before = beforeOf(text === data || !inputType || inputType === 'insertReplacementText');
    const { phone: next, tail } = editPhone(text, caret, before);
    setExcess(isTooLong(next) ? 'cut' : undefined);
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
    const mobile = readPhone(text, beforeOf(isWhole));
    const hasNoRoom = isTooLong(mobile);
    if (!hasNoRoom && !isPhone(mobile) && !(isWhole && /\d/.test(latinDigits(text))) && !/^\s*(\+|00)/.test(text))
      return;
    event.preventDefault();
    setExcess(hasNoRoom ? 'refused' : undefined);
    // A number that is cut short may be somebody else's.
    if (!hasNoRoom) form.setFieldsValue({ mobile });
  };

  return (
    <Form.Item name="mobile" label="Mobile" {...(fault && faults[fault])}>
      <PhoneInput
        country="in"
        distinct
        disableParentheses
        autoComplete="off"
        aria-invalid={isWrong}
        dropdownRender={countrySelect}
        // On mount it writes its value into the form, which counts as touched.
        onMount={() => form.setFields([{ name: 'mobile', touched: false }])}
        onInputCapture={edit}
        onPaste={(event) => insert(event, event.clipboardData.getData('text'), isAllSelected(event.target))}
        onDrop={(event) => insert(event, event.dataTransfer.getData('text'))}
        onBlur={() => setChecked(true)}
      />
    </Form.Item>
  );
}

const isAllSelected = (field: EventTarget) =>
  field instanceof HTMLInputElement && field.selectionStart === 0 && field.selectionEnd === field.value.length;

type CountryOption = { children?: { props: { children: ReactNode[] } } };

/** With a name for screen readers, and antd's own search: the phone input's cannot reach the list by keyboard. */
const countrySelect = (select: ReactNode) =>
  isValidElement<SelectProps<string, CountryOption>>(select)
    ? cloneElement(select, {
        'aria-label': 'Country of the number',
        showSearch: {
          filterOption: (text, option) =>
            searchKey(String(option?.children?.props.children[1] ?? '')).includes(searchKey(text)),
        },
        notFoundContent: 'No country found',
      })
    : select;

const india = '91';

/** Countries whose numbers keep their leading 0 abroad: Italy, San Marino, Côte d'Ivoire, Burkina Faso, Benin, Congo. */
const keepsZero = ['39', '378', '225', '226', '229', '242'];

// The package groups Indian numbers in fours and has no setting for it; the lists group them in fives.
const indianFormat = getMetadata(india);
if (indianFormat) indianFormat[3] = '+91 ..... ..... ...';

const plain = (text: string) => latinDigits(text).replace(/[^\d+]/g, '');

/** The calling code that a number begins with; '' while it is incomplete. */
function codeOf(phone: Phone): string {
  const [code = ''] = /\d+/.exec(getMetadata(getRawValue(phone))?.[3] ?? '') ?? [];
  return code;
}

/** '+' and digits; without '+' or 00 a number belongs to the country of the phone before, else to India. */
export function readPhone(written: string, before: Phone): string {
  const text = plain(written);
  const digits = digitsOf(text);
  const code = codeOf(before) || india;
  if (text.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  return international(digits.startsWith(code) && isPhone(`+${digits}`) ? digits : code + digits);
}

/** Without the 0 of calls inside the country, and without a code that was typed behind the one that stood there. */
function international(digits: string): string {
  const code = codeOf(digits);
  const national = digits.slice(code.length);
  if (code === india && national.startsWith(india) && isPhone(`+${national}`)) return `+${national}`;
  return `+${code}${keepsZero.includes(code) ? national : national.replace(/^0(?=\d)/, '')}`;
}

/** The country stays, but for a number with '+' or 00; a cleared field is India's. `tail` stands behind the caret. */
export function editPhone(text: string, caret: number, before: Phone) {
  const held = `+${getRawValue(before)}`;
  const code = `+${codeOf(before)}`;
  const [head, tail] = [plain(text.slice(0, caret)), plain(text.slice(caret))];
  const plus = head.lastIndexOf('+');
  if (plus > 0) return { phone: readPhone(head.slice(plus), before), tail: '' };
  if (head + tail === held || head + tail === '+') return { phone: head + tail, tail };
  const isOtherText = head.length > code.length && !head.startsWith(code);
  if (code === '+' || isOtherText) return { phone: readPhone(head + tail, before), tail };

  const rest = held.slice(Math.max(code.length, held.length - tail.length));
  const start = head.length > code.length ? head.slice(code.length) : typedInCode(head, tail, held);
  const national = start + rest;
  if (national === '') return { phone: `+${india}`, tail: '' };
  const isLonger = national.length > held.length - code.length;
  if (isLonger && start === '00') return { phone: '+', tail: '' };
  // A 0 that a deletion brings to the front may get a digit before it again.
  return { phone: isLonger ? readPhone(code + national, before) : code + national, tail: rest };
}

function typedInCode(head: string, tail: string, held: string): string {
  const changed = [...head].findIndex((character, index) => character !== held[index]);
  const added = Math.max(0, head.length + tail.length - held.length);
  return digitsOf(head.slice(Math.min(changed < 0 ? head.length : changed, head.length - added)));
}

/** Grouped as the phone input does it, by the first format of its country; as it is while the calling code is incomplete. */
function formatPhone(phone: string): string {
  const [country] = getMetadata(digitsOf(phone)) ?? [];
  const format = country && getCountry(country as never)?.[3]; // typed as an index of the list
  return format ? getFormattedNumber(phone, format.replace(/[()]/g, '')) : phone;
}

/** Where the caret stands in a formatted number: before the blank ahead of the tail after Backspace, else behind it. */
function caretIn(shown: string, tail: string, isBackward: boolean): number {
  const caret = shown.search(new RegExp(`(?:\\d\\D*){${tail.length}}$`));
  return isBackward ? shown.slice(0, caret).replace(/[^\d+]+$/, '').length : caret;
}

function isOtherCountry(phone: string, before: Phone): boolean {
  const code = codeOf(phone);
  return code !== '' && code !== codeOf(before);
}

export function isTooLong(phone: string): boolean {
  const format = getMetadata(digitsOf(phone))?.[3];
  return format !== undefined && digitsOf(phone).length > (format.match(/[\d.]/g)?.length ?? 0);
}
