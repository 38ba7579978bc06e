import { displayPhone, numberToDial } from '../phone';

export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  const text = displayPhone(phone);
  if (!/^\+?[\d\s().-]{5,}$/.test(text)) return text || '-';
  return (
    <a href={`tel:${numberToDial(text)}`} aria-label={label}>
      {text}
    </a>
  );
}
