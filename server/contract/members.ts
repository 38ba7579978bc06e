import * as v from 'valibot';
import { count, instant, memberId, pageInQuery, person, picture, searchText } from './fields';

const statuses = ['pending', 'approved', 'blocked', 'rejected'] as const;
export type MemberStatus = (typeof statuses)[number];

export const memberStatus = v.picklist(statuses);
const status = memberStatus;
const member = { ...person, status, profile_link: picture };
export const listed = v.strictObject({ ...member, created_at: instant });
const group = v.record(v.string(), v.unknown());

export const countsMembers = {
  reply: { users: count, requestsCount: count, rejectedUsers: count, blockedUsers: count },
  done: 'The figures are counted.',
};

export const countsByMonth = {
  reply: { month: v.array(v.string()), count: v.array(count) },
  done: 'The registrations are counted by month.',
};

export const listsMembers = {
  query: v.object({
    status: v.union([
      v.pipe(
        status,
        v.transform((one) => [one]),
      ),
      v.pipe(v.array(status), v.maxLength(4)),
    ]),
    page: v.optional(pageInQuery, '1'),
  }),
  reply: { data: v.array(listed), size: count },
  done: 'The members are listed.',
};
export type ListedMember = v.InferInput<typeof listed>;

export const searchesMembers = {
  query: v.object({ status: v.picklist(['approved', 'rejected']), username: searchText }),
  reply: { data: v.array(v.strictObject(member)) },
  done: 'The members are listed.',
};

const oneMember = v.object({ user_id: memberId });

/** Accept, reject and block differ in what they answer alone. */
export const changesMember = (done: string) => ({
  /** Not in the contract: nothing is changed where the member has another status by now. */
  query: v.object({ ...oneMember.entries, if_status: v.optional(status) }),
  done,
});

export const takesBack = {
  json: oneMember,
  reply: { status, deletion_requested: v.boolean() },
  done: 'The decision is taken back.',
};

export const showsMember = {
  query: oneMember,
  reply: {
    personalDetails: group,
    userDetails: listed,
    careerDetails: group,
    familyDetails: group,
    partnerDetails: group,
  },
  done: 'The member is found.',
};

const deletionRequest = v.strictObject({ ...person, requested_at: instant });
export type DeletionRequestRow = v.InferInput<typeof deletionRequest>;

export const listsDeletionRequests = {
  reply: { responseData: v.array(deletionRequest), size: count },
  done: 'The delete requests are listed.',
};

export const acceptsDeletionRequest = { path: v.object({ id: memberId }), done: 'The account is deleted.' };

export const listsDeletedMembers = {
  reply: { responseData: v.array(v.strictObject({ ...person, profile_link: picture })) },
  done: 'The deleted users are listed.',
};
