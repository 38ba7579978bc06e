import type { MemberDetail } from '@/features/members/memberDetail';

/** What does not fit in a profile by itself, a sentence each. */
export function doubtsOf({ partner: { partner_age: wanted = '' } }: MemberDetail): string[] {
  const [from = 0, to = Infinity] = (wanted.match(/\d+/g) ?? []).map(Number);
  return from > to ? [`Partner preference: an age from ${from} to ${to} excludes everybody`] : [];
}
