import { z } from 'zod';
import { actorOf, makeChange } from '../audit';
import { createAuditBatch } from '../auditBatch';
import type { AddCall } from '../callDescription';
import { forUpdate } from '../db/engine';
import { listMembers } from '../db/listMembers';
import { searchNames } from '../db/searchNames';
import type { Listing, MemberStatus } from '../db/schema';
import { memberId, pageInQuery, person, picture, searchText } from '../fields';
import { HttpError } from '../httpError';
import { reply } from '../reply';
import { replyInPieces } from '../replyInPieces';
import type { Services } from '../services';
import { fold } from '../text';
import { lastTwelveMonths } from './months';

const pageSize = 10;

const memberStatus = z.enum(['pending', 'approved', 'blocked', 'rejected']);
const count = z.int();
const member = { ...person, status: memberStatus, profile_link: picture };
const listed = { ...member, created_at: z.iso.datetime() };
const group = z.record(z.string(), z.unknown());

const oneMember = z.object({ user_id: memberId });
const countsMembers = { reply: { users: count, requestsCount: count, rejectedUsers: count, blockedUsers: count } };
const countsByMonth = { reply: { month: z.array(z.string()), count: z.array(count) } };
const listsMembers = {
  query: z.object({
    status: z.union([memberStatus.transform((status) => [status]), z.array(memberStatus).max(4)]),
    page: pageInQuery.default(1),
  }),
  reply: { data: z.array(z.object(listed)), size: count },
};
const searchesMembers = {
  query: z.object({ status: z.enum(['approved', 'rejected']), username: searchText }),
  reply: { data: z.array(z.object(member)) },
};
const showsMember = {
  query: oneMember,
  reply: {
    personalDetails: group,
    userDetails: z.object(listed),
    careerDetails: group,
    familyDetails: group,
    partnerDetails: group,
  },
};

type Answer = { from: MemberStatus[]; to: MemberStatus; done: string; impossible: string };

const answers: Record<'accept' | 'reject' | 'block', Answer> = {
  accept: {
    from: ['pending', 'blocked', 'rejected'],
    to: 'approved',
    done: 'The member is approved.',
    impossible: 'This member cannot be approved.',
  },
  reject: {
    from: ['pending'],
    to: 'rejected',
    done: 'The request is rejected.',
    impossible: 'Only a pending request can be rejected.',
  },
  block: {
    from: ['approved'],
    to: 'blocked',
    done: 'The member is blocked.',
    impossible: 'Only an approved member can be blocked.',
  },
};

export function memberCalls(addCall: AddCall, services: Services): void {
  const { db, now } = services;
  const noteView = createAuditBatch(db);

  addCall('GET /analysis/details', countsMembers, async (call) => {
    const rows = await db
      .selectFrom('member_counts')
      .select(['status', (eb) => eb.fn.sum<number>('count').as('count')])
      .where('listing', '!=', 'deleted')
      .groupBy('status')
      .execute();
    const count = (status: MemberStatus) => rows.find((row) => row.status === status)?.count ?? 0;
    const figures = {
      users: count('approved') + count('blocked'),
      requestsCount: count('pending'),
      rejectedUsers: count('rejected'),
      blockedUsers: count('blocked'),
    };
    return reply(call, figures, 'The figures are counted.');
  });

  addCall('GET /analysis/user', countsByMonth, async (call) => {
    const months = lastTwelveMonths(now());
    const rows = await db
      .selectFrom('member_counts')
      .select(['month', (eb) => eb.fn.sum<number>('count').as('count')])
      .where('month', '>=', months[0]?.key ?? '')
      .groupBy('month')
      .execute();
    const figures = {
      month: months.map(({ label }) => label),
      count: months.map(({ key }) => rows.find((row) => row.month === key)?.count ?? 0),
    };
    return reply(call, figures, 'The registrations are counted by month.');
  });

  addCall('GET /admins/listuser', listsMembers, async (call, { status, page }) => {
    const { data, size } = await listMembers(db, {
      listings: listingsOf(status),
      statuses: status,
      oldestFirst: status.every((each) => each === 'pending'),
      from: (page - 1) * pageSize,
      count: pageSize,
    });
    return reply(call, { data, size }, 'The members are listed.');
  });

  addCall('GET /admins/searchuser', searchesMembers, async (call, { status, username }) => {
    const listing = status === 'approved' ? 'accepted' : 'rejected';
    const found = searchNames(db, { listing, part: fold(username) });
    return replyInPieces(call, found, (data) => ({ data }), 'The members are listed.');
  });

  for (const [verb, { from, to, done, impossible }] of Object.entries(answers)) {
    addCall(`PUT /admins/${verb}`, { query: oneMember }, async (call, { user_id: id }) => {
      await makeChange(services, call, async (transaction) => {
        // The row lock makes the second of two concurrent administrators see the first one's change.
        const { status, deleted_at } = await transaction
          .selectFrom('members')
          .select(['status', 'deleted_at'])
          .where('user_id', '=', id)
          .$call(forUpdate(transaction))
          .executeTakeFirstOrThrow(unknownMember);
        if (deleted_at !== null) throw new HttpError(409, 'This account has been deleted.');
        // Repeating the same action succeeds; any other state refuses it.
        if (status === to) return undefined;
        if (!from.includes(status)) throw new HttpError(409, impossible);
        await transaction.updateTable('members').set({ status: to }).where('user_id', '=', id).execute();
        return { action: verb, subject: 'member', id, before: { status }, after: { status: to } };
      });
      return reply(call, {}, done);
    });
  }

  addCall('GET /retrieve/userDetails', showsMember, async (call, { user_id }) => {
    const row = await db
      .selectFrom('members')
      .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
      .where('members.user_id', '=', user_id)
      .select(['members.user_id', 'username', 'email', 'phone', 'status', 'profile_link', 'created_at'])
      .select(['personal', 'career', 'family', 'partner'])
      .executeTakeFirstOrThrow(unknownMember);
    await noteView({ actor: actorOf(call, now), change: { action: 'view', subject: 'member', id: user_id } });
    const { personal, career, family, partner, ...userDetails } = row;
    const { username, email, phone, profile_link } = userDetails;
    const groups = {
      personalDetails: { ...toGroup(personal), username, email, phone, profile_link },
      userDetails,
      careerDetails: toGroup(career),
      familyDetails: toGroup(family),
      partnerDetails: toGroup(partner),
    };
    return reply(call, groups, 'The member is found.');
  });
}

export const unknownMember = () => new HttpError(404, 'There is no member with this id.');

function listingsOf(statuses: MemberStatus[]): Listing[] {
  const isAccepted = (status: MemberStatus) => status === 'approved' || status === 'blocked';
  return [...new Set(statuses.map((each): Listing => (isAccepted(each) ? 'accepted' : each)))];
}

function toGroup(stored: string | null): Record<string, unknown> {
  return stored === null ? {} : (JSON.parse(stored) as Record<string, unknown>); // The column holds JSON objects only.
}
