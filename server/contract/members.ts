import * as v from 'valibot';
import { count, instant, memberId, oneOrMore, pageInQuery, person, picture, searchText } from './fields';

const statuses = ['pending', 'approved', 'blocked', 'rejected'] as const;
export type MemberStatus = (typeof statuses)[number];

export const memberStatus = v.picklist(statuses);
const status = memberStatus;
const member = { ...person, status, profile_link: picture };
export const listed = v.strictObject({ ...member, created_at: instant });
const group = v.record(v.string(), v.unknown());

export const countsMembers = {
  summary: 'Count members',
  reply: { users: count, requestsCount: count, rejectedUsers: count, blockedUsers: count },
  done: 'The figures are counted.',
};

export const countsByMonth = {
  summary: 'Count sign-ups by month',
  reply: { month: v.array(v.string()), count: v.array(count) },
  done: 'The registrations are counted by month.',
};

export const listsMembers = {
  summary: 'List members by status',
  query: v.object({
    status: oneOrMore(status, 4),
    page: v.optional(pageInQuery, '1'),
  }),
  reply: { data: v.array(listed), size: count },
  done: 'The members are listed.',
};
export type ListedMember = v.InferInput<typeof listed>;

export const searchesMembers = {
  summary: 'Search members by name',
  query: v.object({ status: v.picklist(['approved', 'rejected']), username: searchText }),
  reply: { data: v.array(v.strictObject(member)) },
  done: 'The members are listed.',
};

const oneMember = v.object({ user_id: memberId });

/** Accept, reject and block differ in what they answer alone. */
export const changesMember = (summary: string, done: string) => ({
  summary,
  /** Not in the contract: nothing is changed where the member has another status by now. */
  query: v.object({ ...oneMember.entries, if_status: v.optional(status) }),
  refuses: [404, 409],
  done,
});

export const takesBack = {
  summary: 'Take a decision back',
  json: oneMember,
  reply: { status, deletion_requested: v.boolean() },
  refuses: [404, 409],
  done: 'The decision is taken back.',
};

export const showsMember = {
  summary: 'Show a member',
  query: oneMember,
  reply: {
    personalDetails: group,
    userDetails: listed,
    careerDetails: group,
    familyDetails: group,
    partnerDetails: group,
  },
  refuses: [404, 409, 429],
  done: 'The member is found.',
};

const deletionRequest = v.strictObject({ ...person, requested_at: instant });
export type DeletionRequestRow = v.InferInput<typeof deletionRequest>;

export const listsDeletionRequests = {
  summary: 'List deletion requests',
  reply: { responseData: v.array(deletionRequest), size: count },
  done: 'The delete requests are listed.',
};

export const acceptsDeletionRequest = {
  summary: 'Delete a member',
  path: v.object({ id: memberId }),
  refuses: [409, 429],
  done: 'The account is deleted.',
};

export const listsDeletedMembers = {
  summary: 'List deleted members',
  reply: { responseData: v.array(v.strictObject({ ...person, profile_link: picture })) },
  done: 'The deleted users are listed.',
};

const mostLookedUp = 20;

const ids = v.pipe(
  oneOrMore(memberId, mostLookedUp, `At most ${mostLookedUp} members are looked up at once.`),
  v.transform((all) => [...new Set(all)]),
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
  done: 'The similar members are listed.',
};
