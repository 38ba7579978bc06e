import { Alert } from 'antd';
import { failureText } from '@/shared/api/apiError';
import { csvOf, type CsvColumn } from '@/shared/csv';
import { isoTimestamp } from '@/shared/dates';
import { parseDaySpan } from '@/shared/routing/daySpan';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { displayText } from '@/shared/text';
import { ListTable } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { actionLabel, doerOf, sentenceOf } from '../actions';
import {
  useLazyReadActivityQuery,
  useListActivityQuery,
  type ActivityFilter,
  type ActivityQuery,
} from '../activityApi';
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
  { heading: 'When', text: ({ at }) => isoTimestamp(at) },
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
  const list = useListActivityQuery(asked);
  const { page, ...filter } = asked;
  const { administrator, member, actions, from, to } = filter;
  const fileName = ['Activity', administrator, ...actions.map(actionLabel), member, from, to && `to ${to}`];
  return (
    <section className="panel activity" aria-labelledby="activity-title">
      <div className="list-head">
        <h2 id="activity-title">Activity</h2>
        <div className="activity-tools">
          <ListTools filters={[administrator, member, actions[0], from || to].map(Boolean)}>
            <ActivityFilters asked={asked} shown={list.currentData ?? list.data} onChoose={choose} />
            <SaveActivity key={fileName.join('\n')} name={fileName} filter={filter} isReady={!!list.currentData} />
          </ListTools>
        </div>
      </div>
      <ListTable label="Activity" columns={activityColumns} answer={list} page={page} />
    </section>
  );
}

function SaveActivity({ name, filter, isReady }: { name: string[]; filter: ActivityFilter; isReady: boolean }) {
  const [read, { error, isFetching }] = useLazyReadActivityQuery();
  const write = async () => {
    const { data } = await read(filter);
    return data && { content: csvOf(activityCsv, data), count: data.length };
  };
  return (
    <>
      {error !== undefined && !isFetching && <Alert type="error" title={displayText(failureText(error))} />}
      <SaveButton name={name} write={isReady ? write : undefined} />
    </>
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
