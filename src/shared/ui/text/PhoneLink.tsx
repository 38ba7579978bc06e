import { displayPhone, numberToDial } from '@/shared/format/phone';

type PhoneLinkProps = { phone: string; label?: string; onCall?: () => void };

export function PhoneLink({ phone, label, onCall }: PhoneLinkProps) {
  const text = displayPhone(phone);
  if (!/^\+?[\d\s().-]{5,}$/.test(text)) return text || '-';
  return (
    <a href={`tel:${numberToDial(text)}`} aria-label={label} onClick={onCall}>
      {text}
    </a>
  );
}
