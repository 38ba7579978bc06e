import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { csvOf } from '@/shared/csv';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ListTable } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { actionLabel } from '../actions';
import { useJournalOffer, useLazyReadActivityQuery, useListActivityQuery } from '../activityApi';
import { activityColumns } from './activityColumns';
import { activityCsv } from './activityCsv';
import { ActivityFilters } from './ActivityFilters';
import { filtersOf, parseActivityParams } from './activitySearchParams';
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
          <ListTools filters={filtersOf(asked)}>
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
