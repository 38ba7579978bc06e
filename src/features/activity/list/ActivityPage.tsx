import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { csvOf, type CsvColumn } from '@/shared/csv';
import { isoMoment } from '@/shared/dates';
import { parseDaySpan } from '@/shared/routing/daySpan';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { displayText } from '@/shared/text';
import { ListTable } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { actionLabel, doerOf, sentenceOf } from '../actions';
import { useJournalOffer, useLazyReadActivityQuery, useListActivityQuery, type ActivityQuery } from '../activityApi';
import { changesOf } from '../changes';
import type { Entry } from '../entry';
import { subjectOf } from '../subject';
import { activityColumns } from './activityColumns';
import { ActivityFilters } from './ActivityFilters';
import '@/shared/ui/listHead.css';
import '../activity.css';

const facts = (side: 'before' | 'after') => (entry: Entry) =>
  changesOf(entry)
    .flatMap((change) => (change[side] === undefined ? [] : `${change.label}: ${change[side]}`))
    .join('\n');

const activityCsv: readonly CsvColumn<Entry>[] = [
  { heading: 'When', text: ({ at }) => isoMoment(at) },
  { heading: 'Who', text: (entry) => displayText(doerOf(entry)) },
  { heading: 'What', text: sentenceOf },
  { heading: 'Whom', text: (entry) => displayText(subjectOf(entry).name) },
  { heading: 'User Id', text: (entry) => subjectOf(entry).member ?? '', asText: true },
  { heading: 'Before', text: facts('before') },
  { heading: 'After', text: facts('after') },
  { heading: 'Network address', text: ({ address }) => displayText(address) },
];

export function ActivityPage() {
  const { search, choose } = useListSearchParams();
  const asked = parseActivityParams(search);
  const offer = useJournalOffer();
  const list = useListActivityQuery(offer.data ? asked : skipToken);
  const [read] = useLazyReadActivityQuery();
  if (offer.data === false) return <NoJournal retry={offer.refetch} />;

  const { page, ...filter } = asked;
  const { administrator, member, actions, from, to } = filter;
  const write = async () => {
    const { data } = await read(filter);
    return data && { content: csvOf(activityCsv, data), count: data.length };
  };
  return (
    <section className="panel activity" aria-labelledby="activity-title">
      <div className="list-head">
        <h2 id="activity-title">Activity</h2>
        <div className="activity-tools">
          <ListTools filters={[administrator, member, actions[0], from || to].map(Boolean)}>
            <ActivityFilters asked={asked} shown={list.currentData ?? list.data} onChoose={choose} />
            <SaveButton
              name={['Activity', administrator, ...actions.map(actionLabel), member, from, to && `to ${to}`]}
              write={list.currentData && write}
            />
          </ListTools>
        </div>
      </div>
      <ListTable
        label="Activity"
        columns={activityColumns}
        answer={offer.data ? list : { ...offer, currentData: undefined }}
        page={page}
      />
    </section>
  );
}

function NoJournal({ retry }: { retry: () => unknown }) {
  return (
    <section className="panel" aria-labelledby="activity-title">
      <h2 id="activity-title">No journal here</h2>
      <p>
        This server does not tell who did what, so there is nothing to show.{' '}
        <Button size="small" onClick={() => void retry()}>
          Retry
        </Button>
      </p>
    </section>
  );
}

function parseActivityParams(search: URLSearchParams): ActivityQuery {
  const said = (name: string) => (search.get(name) ?? '').trim();
  const action = said('action');
  return {
    administrator: said('administrator'),
    member: said('member'),
    actions: action === '' ? [] : [action],
    ...parseDaySpan(search),
    page: parsePage(search),
  };
}
