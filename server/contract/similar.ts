import * as v from 'valibot';
import { instant, memberId } from './fields';

const largestQuestion = 20;

const ids = v.pipe(
  v.union([
    v.pipe(
      memberId,
      v.transform((one) => [one]),
    ),
    v.array(memberId),
  ]),
  v.transform((all) => [...new Set(all)]),
  v.check((all) => all.length <= largestQuestion, `At most ${largestQuestion} members are looked up at once.`),
);

const similarMember = v.strictObject({
  /** Null, as the name, for who was removed for good. */
  user_id: v.nullable(v.string()),
  username: v.nullable(v.string()),
  status: v.picklist(['pending', 'approved', 'blocked', 'rejected', 'deleted', 'removed']),
  /** Null where nothing tells when it became so. */
  since: v.nullable(instant),
  by: v.array(v.picklist(['phone', 'email', 'name'])),
  /** They share a number or an address as families do. */
  family: v.boolean(),
});
export type SimilarMember = v.InferInput<typeof similarMember>;

export const listsSimilar = {
  summary: 'List similar members',
  query: v.object({ user_id: ids }),
  reply: { data: v.array(v.strictObject({ user_id: v.string(), similar: v.array(similarMember) })) },
  refuses: [429],
  done: 'The similar members are listed.',
};
