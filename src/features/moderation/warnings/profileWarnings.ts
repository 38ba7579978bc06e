import type { MemberDetail } from '@/features/members/memberDetail';
import { displayText } from '@/shared/format/text';

/** A wish that nobody can meet, a sentence each. */
export const wishWarnings = (detail: MemberDetail): string[] =>
  [emptyRange('age', detail, Number), emptyRange('height', detail, heightOf)].filter((one) => one !== undefined);

function emptyRange(field: 'age' | 'height', { partner }: MemberDetail, valueOf: (text: string) => number) {
  const limits = (partner[`partner_${field}`] ?? '').split(/\s*(?:[-–,]|\bto\b)\s*/i).map(displayText);
  const [from = '', to = ''] = limits;
  if (limits.length !== 2 || !(valueOf(from) > valueOf(to))) return undefined;
  return `Partner ${field} ${from} to ${to} matches nobody (are the two swapped?)`;
}

/** In inches or in centimetres; the other one is NaN, which compares as false. */
function heightOf(text: string) {
  const [, feet, inches = 0] = /^([3-8])\s*(?:'|’|′|ft|feet)\s*(\d{1,2})?/i.exec(text) ?? [];
  if (feet !== undefined) return Number(feet) * 12 + Number(inches);
  return Number(/^(\d{3})(?:\s*cms?)?$/i.exec(text)?.[1]);
}

/** The empty ones of the fields that a matchmaker needs. */
export function missingFields({ picture, phone, personal, career }: MemberDetail) {
  const fields = {
    photo: picture,
    phone,
    gender: personal.gender,
    'date of birth': personal.dob,
    'marital status': personal.marital,
    education: career.education,
    occupation: career.occupation,
    city: personal.city,
  };
  const missing = Object.entries(fields).flatMap(([field, text = '']) =>
    /[^\s.–-]/.test(displayText(text)) ? [] : field,
  );
  return missing;
}
