import type { Page } from '@/shared/api/page';
import { fileOfFound, groupsOf, largeList, pageOfFound } from '@/shared/largeList/largeList';
import { digitsOf } from '@/shared/phone';
import { fold, wordsOf } from '@/shared/search';
import { memberSorts, type MembersQuery } from './allMembersState';
import type { Member } from './member';
import { isAnswered } from './memberAnswers';
import { memberCsv } from './memberCsv';
import { sharedBy, signs, toSigned, type Signed } from './sharedSigns';

/** Others with the same phone or e-mail; a search for `text` finds all of them. */
export type Shared = { text: string; count: number; names: readonly string[] };

export type FoundMember = Member & { samePhone?: Shared; sameEmail?: Shared };

/** `waiting`: how many of the matches are unanswered. */
export type FoundMembers = Page<FoundMember> & { waiting: number };

/** A member with precomputed search and sort keys. */
type Row = Signed & { text: string; name: string };

export type MemberList = ReturnType<typeof createMemberList>;

const namesAtMost = 5;

const collator = new Intl.Collator(undefined, { sensitivity: 'base' });

/** All members of a group in the worker, with the calls that it answers. */
export function createMemberList() {
  const list = largeList<Row, MembersQuery>({ testOf, order: { nameOf: ({ sort }) => sort, sort: sorted } });
  const byId = new Map<string, Row>();
  let doubles: Record<'phone' | 'email', ReadonlyMap<string, readonly Row[]>> = { phone: new Map(), email: new Map() };

  const othersWith = (field: 'phone' | 'email', row: Row): Shared | undefined => {
    const others = doubles[field].get(row[field])?.filter((one) => one !== row) ?? [];
    const names = others.slice(0, namesAtMost).map(({ name }) => name);
    return others.length === 0 ? undefined : { text: row[field], count: others.length, names };
  };
  const found = (query: MembersQuery) => list.find(query).map(({ member }) => member);

  return {
    /** Returns the number of members; a repeated one counts once. */
    add(members: readonly Member[]): number {
      const fresh = members.filter(({ id }) => !byId.has(id)).map(toRow);
      for (const row of fresh) byId.set(row.member.id, row);
      list.add(fresh);
      return byId.size;
    },
    /** After the last page, or when reading stops. Returns the number of members. */
    finish(): number {
      doubles = { phone: groupsOf(list.rows(), signs.phone), email: groupsOf(list.rows(), signs.email) };
      memberSorts.forEach(list.prepareOrder);
      return list.rows().length;
    },
    page({ page, ...query }: MembersQuery & { page: number }): FoundMembers {
      const rows = list.find(query);
      const show = (row: Row) => ({
        ...row.member,
        samePhone: othersWith('phone', row),
        sameEmail: othersWith('email', row),
      });
      const waiting = rows.filter(({ member }) => !isAnswered(member.status)).length;
      return { ...pageOfFound(rows, page, show), waiting };
    },
    members: found,
    /** Members of this and other groups that share a sign. */
    shared: (one: Signed) => sharedBy(list.rows(), one),
    first: ({ count, ...query }: MembersQuery & { count: number }) => {
      const members = found(query);
      return { rows: members.slice(0, count), total: members.length };
    },
    file: (query: MembersQuery) => fileOfFound(memberCsv, found(query)),
    /** A saved answer changed a member's status or list. Returns the number of members. */
    changeStatus({ id, status, leaves }: { id: string; status: string; leaves: boolean }): number {
      const row = byId.get(id);
      if (row) row.member = { ...row.member, status };
      if (row && leaves) list.remove(row);
      return list.rows().length;
    },
  };
}

function toRow(member: Member): Row {
  const signed = toSigned(member);
  const text = [fold(member.name), signed.email, digitsOf(member.phone)].join('\n');
  return { ...signed, text, name: member.name };
}

function testOf({ find }: MembersQuery) {
  const words = wordsOf(find);
  return words.length === 0 ? undefined : ({ text }: Row) => words.every((word) => text.includes(word));
}

/** Names sort by the administrator's locale; empty values are last in either direction. */
function sorted(rows: readonly Row[], sort: string): readonly Row[] {
  if (sort === '') return rows;
  const by = sort.replace('-down', '') as 'name' | 'email' | 'phone';
  const direction = by === sort ? 1 : -1;
  const compare = by === 'name' ? collator.compare : (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const filled = rows.filter((row) => row[by] !== '');
  filled.sort((a, b) => compare(a[by], b[by]) * direction);
  return filled.concat(rows.filter((row) => row[by] === ''));
}
