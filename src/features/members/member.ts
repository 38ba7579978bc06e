import * as v from 'valibot';
import { id, listSize, number, rowFrom, rowsOf, text, type FieldsOf } from '@/shared/api/page';
import { timestampSchema } from '@/shared/format/dates';
import type { countsMembers, DeletionRequestRow, ListedMember, SimilarMember } from '@contract/members';

/** `accepted` are the approved and the blocked ones. */
export type MemberGroup = 'pending' | 'accepted' | 'blocked' | 'rejected';

/** `status` may be a word outside the contract; `picture` is a path for `mediaUrl`. */
export const memberFields = {
  id: ['user_id', id],
  name: ['username', text],
  email: ['email', text],
  phone: ['phone', text],
  status: ['status', text],
  picture: ['profile_link', text],
  /** Not in the contract, so it may be missing; as sent. */
  joined: ['created_at', text],
} as const satisfies FieldsOf<ListedMember>;

export const memberRow = rowFrom(memberFields);

/** The date is not in the contract, so it may be missing. */
export const deletionRequestRow = rowFrom({
  ...memberFields,
  requestedAt: ['requested_at', timestampSchema],
} satisfies FieldsOf<ListedMember & DeletionRequestRow>);

export type DeletionRequest = v.InferOutput<typeof deletionRequestRow>;

export type Member = v.InferOutput<typeof memberRow>;

export const memberList = v.object({ data: rowsOf(memberRow), size: listSize });

export type MemberListReply = v.InferOutput<typeof memberList>;

export const stats = rowFrom({
  users: ['users', number],
  requests: ['requestsCount', number],
  rejected: ['rejectedUsers', number],
  blocked: ['blockedUsers', number],
} satisfies FieldsOf<typeof countsMembers.reply>);

export type MemberStats = v.InferOutput<typeof stats>;

/** Oldest month first; both lists are equally long. A count that is missing or no number is null, and a missing label empty. */
export type Registrations = { months: string[]; counts: (number | null)[] };

const monthlyCount = v.fallback(
  v.nullable(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]), v.transform(Number), v.finite()),
  ),
  null,
);

export const registrations = v.pipe(
  v.object({ month: v.nullable(v.array(text), []), count: v.nullable(v.array(monthlyCount), []) }),
  v.transform(({ month, count }): Registrations => {
    const indexes = Array.from({ length: Math.max(month.length, count.length) }, (_, index) => index);
    return { months: indexes.map((index) => month[index] ?? ''), counts: indexes.map((index) => count[index] ?? null) };
  }),
);

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

export const likenessKinds = ['phone', 'email', 'name'] as const;

const likeness = rowFrom({
  /** Empty, as the name, for who was removed for good. */
  id: ['user_id', v.fallback(id, '')],
  name: ['username', text],
  status: ['status', text],
  since: ['since', timestampSchema],
  by: ['by', v.pipe(v.array(v.picklist(likenessKinds)), v.minLength(1))],
  isFamily: ['family', v.fallback(v.boolean(), false)],
} satisfies FieldsOf<SimilarMember>);

/** Another member, of any status, who shares a phone, an e-mail, or name and date of birth. `since`: of the status, in ms or null. */
export type Likeness = v.InferOutput<typeof likeness>;

export const similarMembers = v.object({ data: v.array(v.object({ user_id: id, similar: v.array(likeness) })) });

export const takenBack = v.pipe(
  v.object({ status: v.pipe(text, v.nonEmpty()), deletion_requested: v.fallback(v.boolean(), false) }),
  v.transform(({ status, deletion_requested }) => ({ status, wantsDeletion: deletion_requested })),
);

export type TakenBack = v.InferOutput<typeof takenBack>;
