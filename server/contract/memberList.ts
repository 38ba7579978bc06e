import * as v from 'valibot';
import { count, instant, limitInQuery, oneOrMore, pageInQuery, searchText } from './fields';
import { time } from './journal';
import { listed, memberStatus } from './members';

const statuses = oneOrMore(memberStatus, 4, 'A member has one of four statuses: at most four are asked for.');

export const findsMembers = {
  summary: 'Find members',
  query: v.object({
    q: v.optional(searchText, ''),
    status: v.optional(statuses, []),
    /** Newest first where nothing is said; for a search, whole words before everything else. */
    sort: v.optional(v.picklist(['name', 'joined', 'status'])),
    order: v.optional(v.picklist(['asc', 'desc'])),
    joined_from: v.optional(time),
    /** Excluded. */
    joined_to: v.optional(time),
    gender: v.optional(v.picklist(['male', 'female'])),
    city: v.optional(searchText, ''),
    photo: v.optional(v.picklist(['none'])),
    page: v.optional(pageInQuery, '1'),
    limit: v.optional(limitInQuery, '20'),
  }),
  reply: {
    data: v.array(
      v.strictObject({
        ...listed.entries,
        gender: v.nullable(v.picklist(['male', 'female'])),
        born: v.nullable(v.pipe(v.string(), v.isoDate())),
        city: v.nullable(v.string()),
        /** When the status last changed; null where nobody has noted it. */
        decided_at: v.nullable(instant),
      }),
    ),
    size: count,
    at_least: v.optional(v.literal(true)),
  },
  done: 'The members are listed.',
};
export type MemberQuestion = v.InferOutput<typeof findsMembers.query>;
export type FoundMember = v.InferInput<typeof findsMembers.reply.data.item>;
