import { Form, type InputProps, type InputRef } from 'antd';
import PhoneInput from 'antd-phone-input';
import { memo, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { digitsOf, internationalMobile, isMobile } from '@/shared/phone';
import { isMobileOfCountry, type AdValues } from './adValues';
import { CountrySelect } from './CountrySelect';
import './phone.css';

type PhoneNumber = Parameters<NonNullable<Parameters<typeof PhoneInput>[0]['onChange']>>[0];

/** A mobile number with its country, India at first; its error is shown after the field was left, or when it had a value from the start. */
export const PhoneField = memo(function PhoneField() {
  const form = Form.useFormInstance<AdValues>();
  const [initial] = useState(() => String(form.getFieldValue('mobile')));
  const [wasLeft, setLeft] = useState(initial !== '');
  const mobile = Form.useWatch('mobile', form) ?? initial;
  const isWrong = wasLeft && !isMobileOfCountry(mobile);
  return (
    <Form.Item
      name="mobile"
      label="Mobile"
      {...(isWrong && { validateStatus: 'error', help: 'Please enter valid number' })}
    >
      <MobileInput aria-invalid={isWrong} onBlur={() => setLeft(true)} />
    </Form.Item>
  );
});

type MobileInputProps = {
  /** By Form.Item: the number with its plus sign and country code, empty as long as no more than a country code is there. */
  value?: string;
  onChange?: (mobile: string) => void;
} & Pick<InputProps, 'id' | 'aria-describedby' | 'aria-invalid' | 'onBlur'>;

function MobileInput({ value = '', onChange, ...field }: MobileInputProps) {
  const input = useRef<InputRef>(null);
  // The input keeps the number to itself: another number from outside needs another input.
  const [own, setOwn] = useState({ mobile: value, born: value, number: 0, hasFocus: false });
  if (value !== own.mobile) setOwn({ mobile: value, born: value, number: own.number + 1, hasFocus: false });

  useLayoutEffect(() => {
    if (own.hasFocus) input.current?.focus({ cursor: 'end' });
  }, [own.number, own.hasFocus]);

  const tell = (phone: PhoneNumber) => {
    const mobile = mobileOf(phone);
    if (mobile === own.mobile) return;
    setOwn({ ...own, mobile, hasFocus: false });
    onChange?.(mobile);
  };
  // What is pasted is mostly a whole number, with or without the country code that stands there already.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim().replace(/^00/, '+');
    const mobile = internationalMobile(text);
    if (!isMobile(mobile) || !(text.startsWith('+') || /^\d{10}$/.test(digitsOf(text).replace(/^0/, '')))) return;
    event.preventDefault();
    setOwn({ mobile, born: mobile, number: own.number + 1, hasFocus: true });
    onChange?.(mobile);
  };

  return (
    // The phone input writes what its mask leaves of a number into the form around it: so that ours keeps the number, it has one of its own.
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
        onChange={tell}
        onPaste={paste}
      />
    </Form>
  );
}

function mobileOf({ countryCode, areaCode, phoneNumber }: PhoneNumber): string {
  const national = `${areaCode ?? ''}${phoneNumber ?? ''}`;
  return national === '' ? '' : `+${countryCode ?? ''}${national}`;
}
