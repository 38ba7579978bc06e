import type { Calls } from '../calls';
import {
  changesMember,
  countsByMonth,
  countsMembers,
  listsMembers,
  searchesMembers,
  showsMember,
  type MemberStatus,
} from '../contract/members';
import { rowsPerPage } from '../contract/limits';
import { countByStatus, listMembers } from '../db/listMembers';
import { searchNames } from '../db/searchNames';
import { toObject, type Listing } from '../db/schema';
import { HttpError } from '../httpError';
import { lastChanger, lockMember, unknownMember } from './memberChanges';
import { createWithholding, namelessMember } from '../privacy/withholding';
import type { Services } from '../services';
import { searchKey } from '../contract/text';

type Answer = { from: MemberStatus[]; to: MemberStatus; summary: string; done: string; impossible: string };

const answers: Record<'accept' | 'reject' | 'block', Answer> = {
  accept: {
    from: ['pending', 'blocked', 'rejected'],
    to: 'approved',
    summary: 'Accept a member',
    done: 'The member is approved.',
    impossible: 'This member cannot be approved.',
  },
  reject: {
    from: ['pending'],
    to: 'rejected',
    summary: 'Reject a request',
    done: 'The request is rejected.',
    impossible: 'Only a pending request can be rejected.',
  },
  block: {
    from: ['approved'],
    to: 'blocked',
    summary: 'Block a member',
    done: 'The member is blocked.',
    impossible: 'Only an approved member can be blocked.',
  },
};

const changes = { pending: 'put back', approved: 'accepted', blocked: 'blocked', rejected: 'rejected' };

export function memberCalls({ addCall, addRead, addList, addChange, limits, noteReading }: Calls, services: Services) {
  const { db, now } = services;
  const { isWithheld } = createWithholding(services);

  addRead('GET /analysis/details', countsMembers, async (_values, readDb) => {
    const counts = await countByStatus(readDb);
    const count = (status: MemberStatus) => counts.get(status) ?? 0;
    return {
      users: count('approved') + count('blocked'),
      requestsCount: count('pending'),
      rejectedUsers: count('rejected'),
      blockedUsers: count('blocked'),
    };
  });

  addRead('GET /analysis/user', countsByMonth, async (_values, readDb) => {
    const months = lastTwelveMonths(now());
    const rows = await readDb
      .selectFrom('member_counts')
      .select(['month', (eb) => eb.fn.sum<number>('count').as('count')])
      .where('month', '>=', months[0]?.key ?? '')
      .groupBy('month')
      .execute();
    return {
      month: months.map(({ label }) => label),
      count: months.map(({ key }) => rows.find((row) => row.month === key)?.count ?? 0),
    };
  });

  addList(
    'GET /admins/listuser',
    listsMembers,
    { list: ({ status }) => listName(status) },
    ({ status, page }, readDb) =>
      listMembers(readDb, {
        listings: listingsOf(status),
        statuses: status,
        oldestFirst: status.every((each) => each === 'pending'),
        from: (page - 1) * rowsPerPage,
        count: rowsPerPage,
      }),
  );

  const found = { list: ({ status }: { status: MemberStatus }) => `${listName([status])} by name` };
  addList('GET /admins/searchuser', searchesMembers, found, async ({ status, username }, readDb) => {
    const listing = status === 'approved' ? 'accepted' : 'rejected';
    const part = searchKey(username);
    // Nothing is left of an apostrophe alone, which would be a part of every name.
    if (username !== '' && part === '') return { data: [] };
    return { pieces: searchNames(readDb, { listing, part }), around: (data: unknown) => ({ data }) };
  });

  for (const [verb, { from, to, summary, done, impossible }] of Object.entries(answers)) {
    addChange(`PUT /admins/${verb}`, changesMember(summary, done), async (transaction, { user_id: id, if_status }) => {
      const { status, deleted_at } = await lockMember(transaction, id);
      if (deleted_at !== null) throw new HttpError(409, 'This account has been deleted.');
      // Repeating the same action succeeds; any other state refuses it.
      if (status === to) return undefined;
      if (if_status !== undefined && if_status !== status)
        throw new HttpError(409, `${await lastChanger(transaction, id)} has ${changes[status]} this member since.`);
      if (!from.includes(status)) throw new HttpError(409, impossible);
      const decided_at = now().toISOString();
      await transaction.updateTable('members').set({ status: to, decided_at }).where('user_id', '=', id).execute();
      return { action: verb, subject: 'member', id, before: { status }, after: { status: to } };
    });
  }

  addCall('GET /retrieve/userDetails', showsMember, async ({ user_id }, call) => {
    const { deleted_at, ...row } = await db
      .selectFrom('members')
      .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
      .where('members.user_id', '=', user_id)
      .select(['members.user_id', 'username', 'email', 'phone', 'status', 'profile_link', 'created_at'])
      .select(['personal', 'career', 'family', 'partner', 'deleted_at'])
      .executeTakeFirstOrThrow(unknownMember);
    const counted = await limits.check(call, 'profiles', 1);
    await noteReading(call, { kind: 'member', name: user_id }, 1).finally(counted);
    const shown = isWithheld(deleted_at) ? { ...row, ...nobody } : row;
    const { personal, career, family, partner, ...userDetails } = shown;
    const { username, email, phone, profile_link } = userDetails;
    return {
      personalDetails: { ...toObject(personal), username, email, phone, profile_link },
      userDetails,
      careerDetails: toObject(career) ?? {},
      familyDetails: toObject(family) ?? {},
      partnerDetails: toObject(partner) ?? {},
    };
  });
}

const nobody = {
  ...{ username: namelessMember, email: null, phone: null, profile_link: null },
  ...{ personal: null, career: null, family: null, partner: null },
};

function listingsOf(statuses: MemberStatus[]): Listing[] {
  const isAccepted = (status: MemberStatus) => status === 'approved' || status === 'blocked';
  return [...new Set(statuses.map((each): Listing => (isAccepted(each) ? 'accepted' : each)))];
}

/** As the console calls it. */
export function listName(statuses: MemberStatus[]): string {
  const names = { pending: 'requests', rejected: 'rejected users', blocked: 'blocked users' };
  return [...new Set(statuses.map((each) => (each === 'approved' ? 'users' : names[each])))].join(', ');
}

// Created once: constructing a formatter takes longer than the rest of the call.
const monthLabels = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function lastTwelveMonths(now: Date): { key: string; label: string }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index));
    return { key: month.toISOString().slice(0, 7), label: monthLabels.format(month) };
  });
}
