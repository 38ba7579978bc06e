import { Form, type InputProps, type InputRef } from 'antd';
import PhoneInput from 'antd-phone-input';
import { memo, useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { digitsOf } from '@/shared/phone';
import { isMobileOfCountry, type AdValues } from './adValues';
import { CountrySelect } from './CountrySelect';
import { enteredNow, pastedMobile, typedMobile, type Entered } from './enteredMobile';
import { cutText } from './useLimit';
import './phone.css';

type PhoneNumber = Parameters<NonNullable<Parameters<typeof PhoneInput>[0]['onChange']>>[0];

/** A mobile number with its country, by default India; errors show after blur, or for an initial value. */
export const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [initial] = useState(() => String(form.getFieldValue('mobile')));
  const [wasLeft, setLeft] = useState(initial !== '');
  const [lost, setLost] = useState(0);
  const mobile = Form.useWatch('mobile', form) ?? initial;
  const isWrong = wasLeft && !isMobileOfCountry(mobile);
  const state = isWrong ? 'error' : lost > 0 ? 'warning' : undefined;
  const help = (
    <>
      {isWrong && <div>Please enter valid number</div>}
      {lost > 0 && <div>{cutText(lost, 'digit')}</div>}
    </>
  );
  return (
    <Form.Item name="mobile" label="Mobile" {...(state && { validateStatus: state, help })}>
      <MobileInput aria-invalid={isWrong} onBlur={() => setLeft(true)} onLost={setLost} />
    </Form.Item>
  );
});

type MobileInputProps = {
  /** From Form.Item: '+' and the number, '' while only a country code is typed. */
  value?: string;
  onChange?: (mobile: string) => void;
  /** How many pasted digits did not fit. */
  onLost: (lost: number) => void;
} & Pick<InputProps, 'id' | 'aria-describedby' | 'aria-invalid' | 'onBlur'>;

function MobileInput({ value = '', onChange, onLost, ...field }: MobileInputProps) {
  const input = useRef<InputRef>(null);
  const entered = useRef<Entered>({ iso: 'in', code: '91', digits: '91' });
  // The input is uncontrolled: another value from outside needs a remount.
  const [own, setOwn] = useState({ mobile: value, born: value, number: 0, hasFocus: false });
  if (value !== own.mobile) setOwn({ mobile: value, born: value, number: own.number + 1, hasFocus: false });

  useLayoutEffect(() => {
    if (own.hasFocus) input.current?.focus({ cursor: 'end' });
  }, [own.number, own.hasFocus]);

  const note = (phone: PhoneNumber) => {
    const country = { iso: phone.isoCode ?? '', code: String(phone.countryCode ?? '') };
    entered.current = enteredNow(country.code + nationalOf(phone), country, entered.current);
  };
  const tell = (phone: PhoneNumber) => {
    note(phone);
    const mobile = mobileOf(phone);
    if (mobile === own.mobile) return;
    setOwn({ ...own, mobile, hasFocus: false });
    onChange?.(mobile);
  };
  const mend = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    onLost(0);
    const shown = typedMobile(target.value, nativeEvent as InputEvent, entered.current); // of an input element, unless a program filled it
    if (shown !== target.value) target.value = shown;
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (digitsOf(text) === '') return;
    event.preventDefault();
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    const around: [string, string] = [shown.slice(0, selectionStart ?? 0), shown.slice(selectionEnd ?? 0)];
    const { digits, lost } = pastedMobile(text, around, entered.current);
    const mobile = digits === entered.current.code ? '' : `+${digits}`;
    setOwn({ mobile, born: `+${digits}`, number: own.number + 1, hasFocus: true });
    onLost(lost);
    onChange?.(mobile);
  };

  return (
    // The phone input writes its masked number into the surrounding form, so it gets a form of its own.
    <Form component={false}>
      <PhoneInput
        {...field}
        key={own.number}
        ref={input}
        country="in"
        value={own.born}
        autoComplete="off"
        disableParentheses
        dropdownRender={(select) => <CountrySelect select={select} />}
        onMount={note}
        onInput={mend}
        onChange={tell}
        onPaste={paste}
      />
    </Form>
  );
}

const nationalOf = ({ areaCode, phoneNumber }: PhoneNumber) => `${areaCode ?? ''}${phoneNumber ?? ''}`;

function mobileOf(phone: PhoneNumber): string {
  const national = nationalOf(phone);
  return national === '' ? '' : `+${phone.countryCode ?? ''}${national}`;
}
