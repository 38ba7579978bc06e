import { failureText } from '@/shared/api/apiError';
import { csvOf, type CsvColumn } from '@/shared/format/csv';
import { exportFailed } from '@/shared/notices/exported';
import { fileTimestamp } from '@/shared/format/dates';
import { useAppDispatch } from '@/shared/hooks/store';
import { parseDaySpan } from '@/shared/routing/daySpan';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/format/text';
import { countText, ListHead, useTotal } from '@/shared/ui/list/ListHead';
import { ListTable } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListTools';
import { SaveButton } from '@/shared/ui/list/ExportButton';
import { useListActivityQuery, type ActivityFilter, type ActivityQuery } from './activityApi';
import { activityColumns } from './activityColumns';
import { ActivityFilters } from './ActivityFilters';
import { actionLabel, anyAction, changesOf, doerOf, quietActions, sentenceOf, subjectOf, type Entry } from './entry';
import { readAllActivity } from './readAllActivity';
import './activity.css';

const facts = (side: 'before' | 'after') => (entry: Entry) =>
  changesOf(entry)
    .flatMap((change) => (change[side] === undefined ? [] : `${change.label}: ${change[side]}`))
    .join('\n');

const activityCsv: readonly CsvColumn<Entry>[] = [
  { heading: 'When', text: ({ at }) => fileTimestamp(at) },
  { heading: 'Who', text: (entry) => displayText(doerOf(entry)) },
  { heading: 'What', text: sentenceOf },
  { heading: 'About', text: (entry) => displayText(subjectOf(entry).name) },
  { heading: 'User Id', text: (entry) => subjectOf(entry).member ?? '' },
  { heading: 'Before', text: facts('before') },
  { heading: 'After', text: facts('after') },
  { heading: 'Network address', text: ({ address }) => displayText(address) },
];

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

function SaveActivity({ name, filter, isReady }: { name: string[]; filter: ActivityFilter; isReady: boolean }) {
  const dispatch = useAppDispatch();
  const write = async () => {
    const reply = await dispatch(readAllActivity(filter));
    if (reply.error !== undefined) dispatch(exportFailed(`Not exported: ${failureText(reply.error)}`));
    const { entries, unreadable } = reply;
    return entries && { content: csvOf(activityCsv, entries), count: entries.length, unreadable };
  };
  return <SaveButton name={name} write={isReady ? write : undefined} />;
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
