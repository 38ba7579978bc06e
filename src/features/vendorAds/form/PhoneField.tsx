import type { InputRef } from 'antd';
import PhoneInput from 'antd-phone-input';
import { memo, useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { digitsOf } from '@/shared/search';
import { FormField } from '@/shared/ui/FormField';
import { internationalMobile, isMobile } from '../mobile';
import { CountrySelect } from './CountrySelect';
import './phone.css';

type PhoneNumber = Parameters<NonNullable<Parameters<typeof PhoneInput>[0]['onChange']>>[0];

type PhoneFieldProps = {
  /** With its plus sign and country code; empty as long as no more than a country code is there. */
  value: string;
  /** Whether the number can be one of its country; told as soon as it is known, and whenever it changes. */
  onCheck: (isValid: boolean) => void;
  onChange: (change: { mobile: string }) => void;
};

/** A mobile number with its country, India at first. Its list is long: it is not drawn anew for what is typed elsewhere. */
export const PhoneField = memo(function PhoneField({ value, onChange, onCheck }: PhoneFieldProps) {
  const input = useRef<InputRef>(null);
  // The input keeps the number to itself: another number from outside needs another input.
  const [own, setOwn] = useState({ mobile: value, born: value, number: 0, hasFocus: false });
  const [isValid, setValid] = useState(true);
  const [wasLeft, setLeft] = useState(value !== '');
  if (value !== own.mobile) setOwn({ mobile: value, born: value, number: own.number + 1, hasFocus: false });

  useLayoutEffect(() => {
    if (own.hasFocus) input.current?.focus({ cursor: 'end' });
  }, [own.number, own.hasFocus]);

  const check = (isNumber: boolean) => {
    setValid(isNumber);
    onCheck(isNumber);
  };
  const tell = (mobile: string, phone: PhoneNumber) => {
    check(isMobile(mobile) && phone.valid?.() !== false);
    if (mobile === own.mobile) return;
    setOwn({ ...own, mobile, hasFocus: false });
    onChange({ mobile });
  };
  const begin = (phone: PhoneNumber) => {
    // The masks of some countries are too short for their numbers: what came stays until somebody changes it.
    const isWhole = mobileOf(phone) === own.mobile;
    check(isMobile(own.mobile) && (!isWhole || phone.valid?.() !== false));
  };
  // What is pasted is mostly a whole number, with or without the country code that stands there already.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim().replace(/^00/, '+');
    const mobile = internationalMobile(text);
    if (!isMobile(mobile) || !(text.startsWith('+') || /^\d{10}$/.test(digitsOf(text).replace(/^0/, '')))) return;
    event.preventDefault();
    setOwn({ mobile, born: mobile, number: own.number + 1, hasFocus: true });
    onChange({ mobile });
  };

  return (
    <FormField
      label="Mobile"
      note={!isValid && wasLeft ? { tone: 'error', text: 'Please enter valid number' } : undefined}
    >
      {(field) => (
        <PhoneInput
          {...field}
          key={own.number}
          ref={input}
          country="in"
          value={own.born}
          autoComplete="off"
          disableParentheses
          dropdownRender={(select) => <CountrySelect select={select} />}
          onMount={begin}
          onChange={(phone) => tell(mobileOf(phone), phone)}
          onPaste={paste}
          onBlur={() => setLeft(true)}
        />
      )}
    </FormField>
  );
});

function mobileOf({ countryCode, areaCode, phoneNumber }: PhoneNumber): string {
  const national = `${areaCode ?? ''}${phoneNumber ?? ''}`;
  return national === '' ? '' : `+${countryCode ?? ''}${national}`;
}
