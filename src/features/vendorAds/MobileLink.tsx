import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';

export function MobileLink({ mobile }: { mobile: string }) {
  const text = displayText(mobile);
  if (!/^\+?[\d\s().-]{5,}$/.test(text)) return <bdi>{text || '-'}</bdi>;
  const number = text.startsWith('+') ? text : `+${text}`;
  return <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{displayPhone(number)}</a>;
}
