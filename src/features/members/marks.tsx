import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { useAppSelector } from '@/shared/hooks/store';
import { ageWarnings } from './age';
import { selectLikenessLines, textOfLine, type LikenessLine } from './likeness';
import { selectMembersById, type MemberRecord } from './membersSlice';

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
