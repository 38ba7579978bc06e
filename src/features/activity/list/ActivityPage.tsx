import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { csvOf } from '@/shared/csv';
import { parseDaySpan } from '@/shared/routing/daySpan';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { ListTable } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { actionLabel } from '../actions';
import { useJournalOffer, useLazyReadActivityQuery, useListActivityQuery, type ActivityQuery } from '../activityApi';
import { activityColumns } from './activityColumns';
import { activityCsv } from './activityCsv';
import { ActivityFilters } from './ActivityFilters';
import '@/shared/ui/listHead.css';
import '../activity.css';

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
