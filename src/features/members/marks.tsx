import dayjs from 'dayjs';
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { useAppSelector } from '@/shared/hooks/store';
import { selectLikenessLines, textOfLine, type LikenessLine } from './likeness';
import { selectMembersById, type MemberRecord } from './membersSlice';

/** The stated age may be a year old. */
const yearsOff = 1;

const legalAges = [
  { of: 'women', years: 18, gender: /^\s*(f|wom|bride\b|girl)/i },
  { of: 'men', years: 21, gender: /^\s*(m|bridegroom|groom|boy)/i },
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && dayjs(text.slice(0, 10)).isValid();

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

export const reportedText = (reports: number) => `Reported ${reports === 1 ? 'once' : `${reports} times`}`;

const none: readonly Mark[] = [];

export const selectMarks = createSelector([selectMembersById, selectLikenessLines], ({ entities }, linesOf) => {
  const marksOf = weakMapMemoize((member: MemberRecord) => marksFrom(member, linesOf(member)));
  return (id: string) => (entities[id] ? marksOf(entities[id]) : none);
});

type Mark = { short: string; text: string; tone: LikenessLine['tone'] };

function marksFrom(
  { age, born: dob, gender, found = [], reports = 0 }: MemberRecord,
  lines: readonly LikenessLine[],
): readonly Mark[] {
  const ages = ageWarnings({ age, dob, gender });
  const marks: Mark[] = lines.map((line) => ({ short: line.short, text: textOfLine(line), tone: line.tone }));
  if (ages.length > 0) marks.push({ short: 'Age', text: ages.join('. '), tone: 'amber' });
  if (found.length > 0) marks.push({ short: 'Text', text: found.join('. '), tone: 'amber' });
  if (reports > 0) marks.push({ short: 'Reported', text: reportedText(reports), tone: 'amber' });
  return marks.length === 0 ? none : marks;
}

/** Beside the name in a row, `without` the one that all rows have. antd's Tag would weigh on the way to the dashboard. */
export function MemberMarks({ id, without }: { id: string; without?: string }) {
  const marks = useAppSelector((state) => selectMarks(state)(id)).filter(({ short }) => short !== without);
  return marks.map(({ short, text, tone }) => (
    <span key={text} className={`mark mark-${tone}`} title={text}>
      {short}
    </span>
  ));
}
