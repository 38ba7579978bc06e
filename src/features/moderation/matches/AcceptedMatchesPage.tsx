import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { ListCount } from '@/features/members/ListCount';
import type { CsvColumn } from '@/shared/csv';
import { displayDate, isoTime, moment } from '@/shared/dates';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { EmailText } from '@/shared/ui/EmailText';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { moderationApi, useListMatchesQuery } from '../moderationApi';
import type { Match, MatchSide } from './match';
import './matches.css';

const columns: readonly Column<Match>[] = [
  { title: 'Request by', isNamed: true, render: ({ requestBy }) => <Side side={requestBy} /> },
  {
    title: 'Request sent on',
    isNamed: true,
    render: ({ sentOn }) => dayOf(sentOn),
    width: 10,
    className: 'cell-figures',
  },
  {
    title: 'View Details',
    render: ({ requestBy }) => <DetailsLink side={requestBy} part="who sent the request" />,
    width: 9,
  },
  { title: 'Accepted by', isNamed: true, render: ({ acceptedBy }) => <Side side={acceptedBy} /> },
  {
    title: 'Accepted on',
    isNamed: true,
    render: ({ acceptedOn }) => dayOf(acceptedOn),
    width: 10,
    className: 'cell-figures',
  },
  {
    title: 'View Details',
    render: ({ acceptedBy }) => <DetailsLink side={acceptedBy} part="who accepted it" />,
    width: 9,
  },
];

const dayOf = (time: string) => displayDate(v.parse(moment, time));

const csv: readonly CsvColumn<Match>[] = [
  ...sideCsv('Request by', ({ requestBy }) => requestBy),
  { heading: 'Request sent on', text: ({ sentOn }) => isoTime(sentOn) },
  ...sideCsv('Accepted by', ({ acceptedBy }) => acceptedBy),
  { heading: 'Accepted on', text: ({ acceptedOn }) => isoTime(acceptedOn) },
];

function sideCsv(heading: string, sideOf: (match: Match) => MatchSide): CsvColumn<Match>[] {
  return [
    { heading, text: (match) => displayText(sideOf(match).name) },
    { heading: `${heading}: E-mail`, text: (match) => displayText(sideOf(match).email) },
    { heading: `${heading}: User Id`, text: (match) => sideOf(match).id, asText: true },
  ];
}

export function AcceptedMatchesPage() {
  const { currentData, ...answer } = useListMatchesQuery();
  // The contract wants this list emptied by a failure, unlike the others.
  const list = { ...answer, currentData: answer.error === undefined ? currentData : undefined };
  return (
    <WholeListPanel
      title="Accepted Matches"
      head={<ListCount count={list.currentData?.rows.length} one="match" many="matches" />}
      list={list}
      endpoint={moderationApi.endpoints.listMatches}
      noun={['match', 'matches']}
      columns={columns}
      file={{ name: 'Accepted Matches', columns: csv }}
    />
  );
}

function Side({ side: { name, email, picture } }: { side: MatchSide }) {
  return (
    <span className="person">
      <Avatar picture={picture} />
      <span className="match-side">
        <PersonName name={name} />
        <EmailText email={email} />
      </span>
    </span>
  );
}

/** Both links of a row have the same text: their accessible names say which member they open. */
function DetailsLink({ side, part }: { side: MatchSide; part: string }) {
  if (side.id === '') return '-';
  return (
    <Link to={paths.member(side.id)} aria-label={`View details of ${displayText(side.name)}, ${part}`}>
      View Details
    </Link>
  );
}
