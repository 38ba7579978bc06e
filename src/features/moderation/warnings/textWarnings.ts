import type { MemberDetail } from '@/features/members/member';
import { foundIn } from '@/features/screening/ScreenedText';
import { isBlank } from '@contract/text';

/** What the member wrote that gives something away. Names are exempt from abuse. */
export const textWarnings = ({ name, family }: MemberDetail): string[] =>
  [foundIn('About me', family.about_me ?? ''), foundIn('the name', isBlank(name) ? '' : name, 'abuse')].filter(
    (one) => one !== undefined,
  );
