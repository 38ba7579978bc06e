import type { CsvColumn } from '@/shared/csv';
import { isoTime } from '@/shared/dates';
import { displayText } from '@/shared/text';
import type { Blocker } from './blocks/blocker';
import type { Match, MatchSide } from './matches/match';
import type { Report, ReportedMember } from './reports/reportedMember';

export const blocksCsv: readonly CsvColumn<Blocker>[] = [
  { heading: 'Blocker Name', text: ({ name }) => displayText(name) },
  { heading: 'Blocker Id', text: ({ id }) => id, asText: true },
  { heading: 'Blocked Users', text: ({ blockedIds }) => blockedIds.join('\n'), asText: true },
];

export const reportsCsv: readonly CsvColumn<ReportedMember>[] = [
  { heading: 'Reported User', text: ({ name }) => displayText(name) },
  { heading: 'User Id', text: ({ id }) => id, asText: true },
  { heading: 'Status', text: ({ status }) => displayText(status) },
  { heading: 'Total Reports', text: ({ totalReports }) => String(totalReports) },
  { heading: 'Reason for report', text: eachReport(({ reason }) => displayText(reason)) },
  { heading: 'Reported at', text: eachReport(({ reportedAt }) => isoTime(reportedAt)) },
  { heading: 'Reporter name', text: eachReport(({ reporter }) => displayText(reporter)) },
];

export const matchesCsv: readonly CsvColumn<Match>[] = [
  ...sideColumns('Request by', ({ requestBy }) => requestBy),
  { heading: 'Request sent on', text: ({ sentOn }) => isoTime(sentOn) },
  ...sideColumns('Accepted by', ({ acceptedBy }) => acceptedBy),
  { heading: 'Accepted on', text: ({ acceptedOn }) => isoTime(acceptedOn) },
];

function sideColumns(heading: string, sideOf: (match: Match) => MatchSide): CsvColumn<Match>[] {
  return [
    { heading, text: (match) => displayText(sideOf(match).name) },
    { heading: `${heading}: E-mail`, text: (match) => displayText(sideOf(match).email) },
    { heading: `${heading}: User Id`, text: (match) => sideOf(match).id, asText: true },
  ];
}

/** The reports of a member stand in one cell, a line each, in the same order in every column. */
function eachReport(textOf: (report: Report) => string) {
  return ({ reports }: ReportedMember) => reports.map(textOf).join('\n');
}
