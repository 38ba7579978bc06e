import { parseDaySpan } from '@/shared/routing/daySpan';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { countText, ListHead, useTotal } from '@/shared/ui/list/ListHead';
import { ListTable } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListTools';
import { useListActivityQuery, type ActivityQuery } from './activityApi';
import { activityColumns } from './activityColumns';
import { ActivityFilters } from './ActivityFilters';
import { actionLabel, anyAction, quietActions } from './entry';
import { SaveActivity } from './SaveActivity';
import './activity.css';

const leftOut = 'Views of profiles and sign-ins are left out: choose ‘Everything’ to see them.';

export function ActivityPage() {
  const { search, choose } = useListSearchParams();
  const query = parseActivityParams(search);
  const list = useListActivityQuery(query);
  const { page, ...filter } = query;
  const total = useTotal(list.currentData, JSON.stringify(filter));
  const { administrator, member, actions, from, to } = filter;
  const action = search.get('action')?.trim() ?? '';
  const fileName = ['Activity', administrator, ...actions.map(actionLabel), member, from, to && `to ${to}`];
  return (
    <section className="panel activity" aria-labelledby="activity-title">
      <ListHead title="Activity" titleId="activity-title" count={countText(total, ['event', 'events'])}>
        <ListTools filters={[administrator, member, action, from || to].map(Boolean)}>
          <ActivityFilters query={query} action={action} shown={list.currentData ?? list.data} onChoose={choose} />
          <SaveActivity name={fileName} filter={filter} isReady={!!list.currentData} />
        </ListTools>
      </ListHead>
      <ListTable
        label="Activity"
        columns={activityColumns}
        query={list}
        page={page}
        cardsUpTo={1100}
        emptyHint={action === '' && leftOut}
      />
    </section>
  );
}

function parseActivityParams(search: URLSearchParams): ActivityQuery {
  const param = (name: string) => (search.get(name) ?? '').trim();
  const action = param('action');
  return {
    administrator: param('administrator'),
    member: param('member'),
    actions: action === '' || action === anyAction ? [] : [action],
    except: action === '' ? quietActions : [],
    ...parseDaySpan(search),
    page: parsePage(search),
  };
}
