import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { csvOf } from '@/shared/csv';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ListTable } from '@/shared/ui/ListTable';
import { SaveButton } from '@/shared/ui/SaveButton';
import { useMediaQuery } from '@/shared/useMediaQuery';
import { actionLabel } from '../actions';
import { useJournalOffer, useLazyReadActivityQuery, useListActivityQuery } from '../activityApi';
import { activityColumns } from './activityColumns';
import { activityCsv } from './activityCsv';
import { ActivityFilters } from './ActivityFilters';
import { countFilters, parseActivityParams } from './activitySearchParams';
import { FilterDrawer } from './FilterDrawer';
import '../activity.css';

export function ActivityPage() {
  const { search, choose } = useListSearchParams();
  const asked = parseActivityParams(search);
  const offer = useJournalOffer();
  const list = useListActivityQuery(offer.data ? asked : skipToken);
  const [read] = useLazyReadActivityQuery();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  if (offer.data === false) return <NoJournal retry={offer.refetch} />;

  const { page, ...filter } = asked;
  const { administrator, member, actions, from, to } = filter;
  const write = async () => {
    const { data } = await read(filter);
    return data && { content: csvOf(activityCsv, data), count: data.length };
  };
  const filters = { asked, shown: list.currentData ?? list.data, onChoose: choose };
  return (
    <section className="panel activity" aria-labelledby="activity-title">
      <div className="list-head">
        <h2 id="activity-title">Activity</h2>
        <div className="activity-tools">
          {isNarrow ? <FilterDrawer {...filters} count={countFilters(asked)} /> : <ActivityFilters {...filters} />}
          <SaveButton
            name={['Activity', administrator, ...actions.map(actionLabel), member, from, to && `to ${to}`]}
            write={list.currentData && write}
          />
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
