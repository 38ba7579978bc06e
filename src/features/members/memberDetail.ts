import * as v from 'valibot';
import { rowFrom, text } from '@/shared/api/page';
import type { Member } from './member';

/** The texts of one part of a profile by wire name; empty or missing if not given. */
type ProfileGroup = Record<string, string>;

export type MemberDetail = Omit<Member, 'id'> & {
  personal: ProfileGroup;
  career: ProfileGroup;
  family: ProfileGroup;
  partner: ProfileGroup;
};

/** Several choices may arrive as a list. */
const choices = v.pipe(
  v.array(text),
  v.transform((texts) => texts.filter((one) => one !== '').join(', ')),
);

/** A missing or malformed part counts as empty; if all parts are empty, the member is unknown. */
const group = v.fallback(v.record(v.string(), v.union([choices, text])), {});

export const memberDetail = v.pipe(
  rowFrom({
    personal: ['personalDetails', group],
    user: ['userDetails', group],
    career: ['careerDetails', group],
    family: ['familyDetails', group],
    partner: ['partnerDetails', group],
  }),
  v.check((parts) => Object.values(parts).some((part) => Object.values(part).some(Boolean))),
  v.transform(({ user, ...parts }): MemberDetail => {
    const either = (field: string) => parts.personal[field] || user[field] || '';
    return {
      name: either('username'),
      email: either('email'),
      phone: either('phone'),
      picture: either('profile_link'),
      status: user.status ?? '',
      joined: user.created_at ?? '',
      ...parts,
    };
  }),
);
