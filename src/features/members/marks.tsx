import dayjs from 'dayjs';
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { phoneKey } from '@/shared/format/phone';
import { fold } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { searchKey } from '@contract/text';
import { selectAllMembers, selectMembersById, type MemberRecord } from './membersSlice';
import './members.css';

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** What two records of one person may share: its words in a row and in a sentence, and its key, empty if unknown. */
const kinds = [
  {
    short: 'Same phone',
    text: 'Same phone number as',
    keyOf: ({ phone }: MemberRecord) => (phoneKey(phone).length < shortestPhone ? '' : phoneKey(phone)),
  },
  { short: 'Same e-mail', text: 'Same e-mail as', keyOf: ({ email }: MemberRecord) => fold(email) },
  {
    short: 'Same name and birth',
    text: 'Same name and date of birth as',
    keyOf: ({ name, born = '' }: MemberRecord) =>
      born === '' || name === '' ? '' : `${searchKey(name)}\n${born.slice(0, 10)}`,
  },
];

const matchKeys = weakMapMemoize((member: MemberRecord) =>
  kinds.flatMap(({ short, text, keyOf }) => {
    const key = keyOf(member);
    return key === '' ? [] : { key: `${short} ${key}`, short, text };
  }),
);

/** Recomputed when a member changes: with up to 20,000 members, each row then costs one look-up. */
const selectByKey = createSelector([selectAllMembers], (members) => {
  const byKey = new Map<string, MemberRecord[]>();
  for (const member of members)
    for (const { key } of matchKeys(member)) {
      const others = byKey.get(key);
      if (others) others.push(member);
      else byKey.set(key, [member]);
    }
  return byKey;
});

/** The members that share something with one. */
export const selectDuplicates = createSelector([selectByKey], (byKey) =>
  weakMapMemoize((one: MemberRecord) =>
    matchKeys(one).flatMap(({ key, short, text }) => {
      const members = (byKey.get(key) ?? []).filter(({ id }) => id !== one.id);
      return members.length === 0 ? [] : { short, text, members };
    }),
  ),
);

/** The stated age may be a year old. */
const yearsOff = 1;

const legalAges = [
  { of: 'women', years: 18, gender: /^\s*(f|wom|bride\b|girl)/i },
  { of: 'men', years: 21, gender: /^\s*(m|bridegroom|groom|boy)/i },
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && dayjs(text.slice(0, 10)).isValid();

/** What does not fit between age, date of birth and the law, a sentence each; as sent, any of them may be missing. */
export function ageWarnings({ age = '', dob = '', gender = '' }: { age?: string; dob?: string; gender?: string }) {
  const digits = /^\D{0,2}(\d{1,3})(?!\d)/.exec(age)?.[1];
  const stated = digits === undefined ? undefined : Number(digits);
  const born = isDay(dob) ? dayjs().diff(dob.slice(0, 10), 'year') : undefined;
  return [wrongAge(stated, born), tooYoung(born ?? stated, gender)].filter((warning) => warning !== undefined);
}

function wrongAge(stated: number | undefined, born: number | undefined) {
  if (born !== undefined && born < 0) return 'The date of birth is in the future';
  if (stated === undefined || born === undefined || Math.abs(stated - born) <= yearsOff) return undefined;
  return `Age is given as ${stated}, but the date of birth makes it ${born}`;
}

function tooYoung(years: number | undefined, gender: string) {
  if (years === undefined || years < 0) return undefined;
  const known = legalAges.filter((law) => law.gender.test(gender));
  const ages = known.length === 0 ? legalAges : known;
  if (ages.some((law) => years >= law.years)) return undefined;
  const law = ages.map((one) => `${one.years} for ${one.of}`).join(', ');
  return `Under the legal age of marriage: ${years} years, ${law} in India`;
}

const none: readonly Mark[] = [];

/** By id; computed once for each member until a member changes. */
export const selectMarks = createSelector([selectMembersById, selectDuplicates], ({ entities }, duplicatesOf) => {
  const marksOf = weakMapMemoize((member: MemberRecord) => marksFrom(member, duplicatesOf(member)));
  return (id: string) => (entities[id] ? marksOf(entities[id]) : none);
});

/** A warning from the store alone: a word or two in a row, and the sentence behind them. */
type Mark = { short: string; text: string };

function marksFrom(
  { age, born: dob, gender, found, reports = 0 }: MemberRecord,
  duplicates: ReturnType<ReturnType<typeof selectDuplicates>>,
): readonly Mark[] {
  const ages = ageWarnings({ age, dob, gender });
  const marks = duplicates.map(({ short, text, members }) => ({ short, text: `${text} ${namesOf(members)}` }));
  if (ages.length > 0) marks.push({ short: 'Age', text: ages.join('. ') });
  if (found) marks.push({ short: 'Text', text: found });
  if (reports > 0)
    marks.push({ short: 'Reported', text: reports === 1 ? 'Reported once' : `Reported ${reports} times` });
  return marks.length === 0 ? none : marks;
}

const namedAtMost = 3;

function namesOf(members: readonly MemberRecord[]) {
  const names = members.slice(0, namedAtMost).map(({ id, name }) => displayText(name) || id);
  const more = members.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more.toLocaleString()} more` : '');
}

/** Beside the name in a row. antd's Tag would weigh on the way to the dashboard. */
export function MemberMarks({ id }: { id: string }) {
  const marks = useAppSelector((state) => selectMarks(state)(id));
  return marks.map(({ short, text }) => (
    <span key={text} className="mark" title={text}>
      {short}
    </span>
  ));
}
