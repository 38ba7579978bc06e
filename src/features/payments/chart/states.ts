import { filterOf, paymentStates, type MonthCounts, type PaymentsFilter, type StateCounts } from '../payment';

export type ShownState = {
  key: keyof StateCounts;
  label: string;
  tone: string;
  color: { light: string; dark: string };
};

const other: ShownState = { key: 'other', label: 'Other', tone: 'other', color: { light: '#645a4f', dark: '#b9ae9f' } };

const states = paymentStates
  .map(({ state, line: [light, dark] }): ShownState => ({
    key: state,
    label: state,
    tone: filterOf(state),
    color: { light, dark },
  }))
  .concat(other);

/** The states worth a line: those that were asked for, and any other that came. */
export function statesIn(months: readonly MonthCounts[], filter: PaymentsFilter): readonly ShownState[] {
  return states.filter(
    ({ key, tone }) =>
      (filter === 'all' ? key !== 'other' : tone === filter) || months.some(({ counts }) => counts[key] > 0),
  );
}

const names = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });

export function monthName(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return names.format(new Date(year, number - 1, 1));
}
