import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { ageWarnings } from './ages';
import { selectDuplicates } from './duplicates';
import { selectMembersById, type MemberRecord } from './membersSlice';

/** A warning from the store alone: a word or two in a row, and the sentence behind them. */
export type Mark = { short: string; text: string };

const none: readonly Mark[] = [];

/** By id; computed once for each member until a member changes. */
export const selectMarks = createSelector([selectMembersById, selectDuplicates], ({ entities }, duplicatesOf) => {
  const known = new Map<string, readonly Mark[]>();
  return (id: string): readonly Mark[] => {
    const member = entities[id];
    if (!member) return none;
    const marks = known.get(id) ?? marksOf(member, duplicatesOf(member));
    known.set(id, marks);
    return marks;
  };
});

export const selectMarksOf = (state: RootState, id: string) => selectMarks(state)(id);

function marksOf(member: MemberRecord, duplicates: ReturnType<ReturnType<typeof selectDuplicates>>): readonly Mark[] {
  const { age, born: dob, gender, reports = 0 } = member;
  const ages = ageWarnings({ age, dob, gender });
  const marks = [
    ...duplicates.map(({ short, text, members }) => ({ short, text: `${text} ${namesOf(members)}` })),
    ...(ages.length > 0 ? [{ short: 'Age', text: ages.join('. ') }] : []),
    ...(reports > 0
      ? [{ short: 'Reported', text: reports === 1 ? 'Reported once' : `Reported ${reports} times` }]
      : []),
  ];
  return marks.length === 0 ? none : marks;
}

const namedAtMost = 3;

function namesOf(members: readonly MemberRecord[]) {
  const names = members.slice(0, namedAtMost).map(({ id, name }) => displayText(name) || id);
  const more = members.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more.toLocaleString()} more` : '');
}
