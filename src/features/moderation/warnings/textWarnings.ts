import type { MemberDetail } from '@/features/members/member';
import { foundIn } from '@/features/screening/ScreenedText';
import { longestScreened } from '@/features/screening/screenText';
import { isBlank } from '@contract/text';

/** What the member wrote that gives something away. Names are exempt from abuse. */
export const textWarnings = ({ name, family }: MemberDetail): string[] =>
  [
    foundIn('About me', family.about_me ?? ''),
    (family.about_me ?? '').length > longestScreened && `About me is checked up to ${cut} characters`,
    foundIn('the name', isBlank(name) ? '' : name, 'abuse'),
  ].filter((one) => typeof one === 'string');

const cut = longestScreened.toLocaleString();
