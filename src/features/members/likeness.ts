import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { displayDate } from '@/shared/format/dates';
import { phoneKey } from '@/shared/format/phone';
import { fold } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { shortestPhone } from '@contract/limits';
import { searchKey } from '@contract/text';
import { likenessKinds, type Likeness } from './member';
import {
  selectAllMembers,
  selectMembersById,
  selectLastDecisions,
  selectSimilar,
  type MemberRecord,
} from './membersSlice';

/** What two records of one person may share: its words in a row and in a sentence, and its key, empty if unknown. */
const kinds = {
  phone: {
    short: 'phone',
    text: 'phone number',
    keyOf: ({ phone }: MemberRecord) => (phoneKey(phone).length < shortestPhone ? '' : phoneKey(phone)),
  },
  email: { short: 'e-mail', text: 'e-mail', keyOf: ({ email }: MemberRecord) => fold(email) },
  name: {
    short: 'name and birth',
    text: 'name and date of birth',
    keyOf: ({ name, born = '' }: MemberRecord) =>
      born === '' || name === '' ? '' : `${searchKey(name)}\n${born.slice(0, 10)}`,
  },
};

const matchKeys = weakMapMemoize((member: MemberRecord) =>
  likenessKinds.flatMap((kind) => {
    const key = kinds[kind].keyOf(member);
    return key === '' ? [] : { kind, key: `${kind} ${key}` };
  }),
);

/** Where the server tells nothing of a member: with up to 20,000 members, each row then costs one look-up. */
const byKeyOf = weakMapMemoize((members: readonly MemberRecord[]) => {
  const byKey = new Map<string, MemberRecord[]>();
  for (const member of members)
    for (const { key } of matchKeys(member)) {
      const others = byKey.get(key);
      if (others) others.push(member);
      else byKey.set(key, [member]);
    }
  return byKey;
});

/** A father's number for two daughters: the same surname, another given name and date of birth. */
function isFamily(one: MemberRecord, other: MemberRecord) {
  const [own, others] = [searchKey(one.name).split(' '), searchKey(other.name).split(' ')];
  const isNamesake = own[0] === others[0] || own.length < 2 || own.at(-1) !== others.at(-1);
  return !isNamesake && !!one.born && !!other.born && one.born !== other.born;
}

function likenessesHere(one: MemberRecord, byKey: ReadonlyMap<string, readonly MemberRecord[]>): Likeness[] {
  const others = new Map<MemberRecord, Likeness['by']>();
  for (const { kind, key } of matchKeys(one))
    for (const other of byKey.get(key) ?? [])
      if (other.id !== one.id) others.set(other, [...(others.get(other) ?? []), kind]);
  return [...others].map(([other, by]) => ({ ...other, since: null, by, isFamily: isFamily(one, other) }));
}

export type LikenessLine = {
  tone: 'red' | 'amber' | 'grey';
  short: string;
  /** Before the names of the members, and behind them. */
  text: string;
  after: string;
  members: readonly Likeness[];
  more: number;
};

/** Whoever had one of these comes back, the worst first. */
const statusesOfReturn = ['removed', 'blocked', 'rejected', 'deleted'];

const isBack = ({ status }: Likeness) => statusesOfReturn.includes(status);

const namedAtMost = 3;

export const selectLikenessLines = createSelector(
  [selectAllMembers, selectSimilar, selectMembersById, selectLastDecisions],
  (members, similar, { entities }, lastDecisions) =>
    weakMapMemoize((one: MemberRecord) => {
      const likenesses = (similar[one.id] ?? likenessesHere(one, byKeyOf(members))).map((likeness) => {
        const { status } = entities[likeness.id] ?? likeness;
        // A decision of this session is newer than the reply.
        const decision = lastDecisions[likeness.id];
        return decision ? { ...likeness, status, since: decision.at } : likeness;
      });
      return linesOf(likenesses);
    }),
);

function linesOf(likenesses: readonly Likeness[]): LikenessLine[] {
  const back = statusesOfReturn.flatMap((status) => likenesses.filter((one) => one.status === status));
  const others = likenesses.filter((one) => !isBack(one) && !one.isFamily);
  const family = likenesses.filter((one) => !isBack(one) && one.isFamily);
  const kindsOf = ({ by }: Likeness) => by.join(' ');
  const groups = [...new Set(others.map(kindsOf))].map((shared) => others.filter((one) => kindsOf(one) === shared));
  return [
    ...back.map(lineOfReturn),
    ...groups.map((group) => lineOf(group, 'amber', `Same ${wordsOf(group, 'text')} as`)),
    ...(family.length > 0 ? [lineOf(family, 'grey', `Family? Same ${wordsOf(family, 'text')} as`)] : []),
  ];
}

const wordsOf = ([first]: readonly Likeness[], word: 'short' | 'text') =>
  (first?.by ?? []).map((kind) => kinds[kind][word]).join(' and ');

function lineOfReturn(one: Likeness): LikenessLine {
  const shared = wordsOf([one], 'text');
  const day = one.since === null ? '' : ` on ${displayDate(one.since)}`;
  const short = `${one.status.charAt(0).toUpperCase() + one.status.slice(1)} before`;
  const line = { tone: 'red' as const, short, more: 0 };
  if (one.status === 'removed')
    return { ...line, text: `Somebody with this ${shared} was removed${day}`, after: '', members: [] };
  return { ...line, text: `${short}: same ${shared} as`, after: day && `, ${one.status}${day}`, members: [one] };
}

function lineOf(group: readonly Likeness[], tone: 'amber' | 'grey', text: string): LikenessLine {
  const members = group.slice(0, namedAtMost);
  const more = group.length - members.length;
  if (tone === 'grey') return { tone, short: 'Family?', text, after: ', with another date of birth', members, more };
  const name = members.slice(0, 1).map(nameAndStatus).join('');
  const short = `Same ${wordsOf(group, 'short')}: ${name}${andMore(group.length - 1)}`;
  return { tone, short, text, after: '', members, more };
}

export const andMore = (count: number) => (count > 0 ? ` and ${count.toLocaleString()} more` : '');

/** Behind a name; who was here before has it behind the whole line. */
export const statusAfter = (member: Likeness) => (member.status === '' || isBack(member) ? '' : `, ${member.status}`);

const nameAndStatus = (member: Likeness) => (displayText(member.name) || member.id) + statusAfter(member);

export const textOfLine = ({ text, after, members, more }: LikenessLine) =>
  `${text} ${members.map(nameAndStatus).join('; ')}`.trimEnd() + andMore(more) + after;
