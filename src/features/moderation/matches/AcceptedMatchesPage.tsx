import { DetailsLink, PersonCell } from '@/features/members/memberColumns';
import type { CsvColumn } from '@/shared/format/csv';
import { displayDate, fileTimestamp } from '@/shared/format/dates';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { EmailText } from '@/shared/ui/text/EmailText';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { useListMatchesQuery } from '../moderationApi';
import type { Match } from '../moderationRows';

const ends = [
  {
    by: 'Request by',
    card: 'head' as const,
    on: 'Request sent on',
    width: 11.4,
    label: 'Sent',
    part: ', who sent the request',
    sideOf: ({ requestBy }: Match) => requestBy,
    timeOf: ({ sentOn }: Match) => sentOn,
  },
  {
    by: 'Accepted by',
    card: 'foot' as const,
    on: 'Accepted on',
    width: 9.4,
    label: 'Accepted',
    part: ', who accepted it',
    sideOf: ({ acceptedBy }: Match) => acceptedBy,
    timeOf: ({ acceptedOn }: Match) => acceptedOn,
  },
];

const columns = ends.flatMap(({ by, on, width, card, label, part, sideOf, timeOf }): Column<Match>[] => [
  {
    title: by,
    card,
    render: (match) => (
      <PersonCell member={sideOf(match)}>
        <div className="list-note" style={{ fontSize: 13 }}>
          <EmailText email={sideOf(match).email} />
        </div>
      </PersonCell>
    ),
  },
  {
    title: on,
    label,
    render: (match) => displayDate(timeOf(match)),
    width,
    className: 'cell-numbers',
  },
  { title: 'View Details', card, render: (match) => <DetailsLink member={sideOf(match)} part={part} />, width: 9 },
]);

const csv = ends.flatMap(({ by, on, sideOf, timeOf }): CsvColumn<Match>[] => [
  { heading: by, text: (match) => displayText(sideOf(match).name) },
  { heading: `${by}: E-mail`, text: (match) => displayText(sideOf(match).email) },
  { heading: `${by}: User Id`, text: (match) => sideOf(match).id },
  { heading: on, text: (match) => fileTimestamp(timeOf(match)) },
]);

const matchSearch = {
  label: 'Search by name, e-mail or id',
  placeholder: 'Name, e-mail or id',
  textOf: ({ id, requestBy, acceptedBy }: Match) =>
    searchText([id, ...[requestBy, acceptedBy].flatMap((side) => [side.name, side.email, side.id])]),
};

export function AcceptedMatchesPage() {
  const { currentData, ...query } = useListMatchesQuery();
  // The contract empties this list on a failure, unlike the others.
  const list = { ...query, currentData: query.error === undefined ? currentData : undefined };
  return (
    <WholeListPanel
      title="Accepted Matches"
      list={list}
      noun={['match', 'matches']}
      columns={columns}
      search={matchSearch}
      file={{ name: 'Accepted Matches', columns: csv }}
    />
  );
}
