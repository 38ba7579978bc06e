import { numberToDial } from '../phone';
import { displayText } from '../text';

/** What can be dialled is a link; whatever else stands there is shown as it came. */
export function PhoneLink({ phone, label }: { phone: string; label?: string }) {
  const text = displayText(phone);
  if (!/^\+?[\d\s().-]{5,}$/.test(text)) return text || '-';
  return (
    <a href={`tel:${numberToDial(text)}`} aria-label={label}>
      {text}
    </a>
  );
}
