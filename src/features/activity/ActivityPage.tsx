import { Button, Table } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readNow } from '@/shared/api/freshness';
import type { CsvColumn } from '@/shared/format/csv';
import { displayDate, fileTimestamp, toTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { useAppDispatch } from '@/shared/hooks/store';
import { parseDaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/listSearchParams';
import { fileOfPages, rowsPerCall, SaveButton } from '@/shared/ui/list/ExportButton';
import { countText, useTotal } from '@/shared/ui/list/listCount';
import { ListHead, ListTools } from '@/shared/ui/list/ListHead';
import { ListTable } from '@/shared/ui/list/ListTable';
import { useArranged, useArrangedCsv } from '@/shared/views/arrangement';
import type { ReadingDay } from '@contract/journal';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { EmailText } from '@/shared/ui/text/EmailText';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { activityApi, useListActivityQuery, type ActivityFilter, type ActivityQuery } from './activityApi';
import { activityColumns } from './activityColumns';
import { ActivityFilters } from './ActivityFilters';
import { actionLabel, anyAction, changesOf, doerOf, quietActions, sentenceOf, subjectOf, type Entry } from './entry';
import './activity.css';

const { listActivity } = activityApi.endpoints;

export function ActivityPage() {
  const dispatch = useAppDispatch();
  const [isReading, setReading] = useState(false);
  const [search] = useSearchParams();
  const { action, query } = parseActivityParams(search);
  const list = useListActivityQuery(query);
  const { page, ...filter } = query;
  const total = useTotal(list.currentData, JSON.stringify(filter));
  const { administrator, member, actions, from, to } = filter;
  const csv = useArrangedCsv(activityCsv, activityColumns);
  const { isCounted } = list.currentData ?? list.data ?? {};
  const count = countText(total, ['event', 'events']);
  // By their number the later pages would cost more and more.
  const olderThan = (_page: number, last: Entry | undefined) =>
    listActivity.initiate({ ...filter, page: 1, before: last?.id, limit: rowsPerCall }, readNow);
  const fileName = ['Activity', administrator, ...actions.map(actionLabel), member, from, to && `to ${to}`];
  return (
    <section className="panel activity unclamped" aria-labelledby="activity-title">
      <ListHead
        title="Activity"
        titleId="activity-title"
        columns={activityColumns}
        count={count && isCounted === false ? `More than ${count}` : count}
      >
        <ListTools filters={[administrator, member, action, from || to].map(Boolean)}>
          <ActivityFilters query={query} action={action} shown={list.currentData ?? list.data} />
          <Button onClick={() => setReading(true)}>Read per day</Button>
          <SaveButton name={fileName} write={list.currentData && (() => dispatch(fileOfPages(csv, olderThan)))} />
        </ListTools>
      </ListHead>
      <ListTable
        label="Activity"
        columns={useArranged(activityColumns)}
        query={list}
        page={page}
        emptyHint={
          action === '' && 'Views of profiles and lists and sign-ins are left out: choose ‘Everything’ to see them.'
        }
      />
      {isReading && <ReadingDialog filter={filter} onClose={() => setReading(false)} />}
    </section>
  );
}

function parseActivityParams(search: URLSearchParams) {
  const param = (name: string) => (search.get(name) ?? '').trim();
  const action = param('action');
  const query: ActivityQuery = {
    administrator: param('administrator'),
    member: param('member'),
    actions: action === '' || action === anyAction ? [] : [action],
    except: action === '' ? quietActions : [],
    ...parseDaySpan(search),
    page: parsePage(search),
  };
  return { action, query };
}

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

const number = (count: number) => count.toLocaleString();

const columns = [
  { title: 'Day', dataIndex: 'day', render: (day: string) => displayDate(toTime(day)) },
  { title: 'Who', dataIndex: 'administrator', render: (email: string) => <EmailText email={email} /> },
  { title: 'Rows of lists', dataIndex: 'rows', render: number },
  { title: 'Profiles', dataIndex: 'profiles', render: number },
  { title: 'Exports', dataIndex: 'exports', render: number },
];

function ReadingDialog({ filter, onClose }: { filter: ActivityFilter; onClose: () => void }) {
  const asked = { ...filter, member: '', actions: [], except: [], page: 1, limit: 1, summary: true } as const;
  const { currentData, isFetching, error, refetch } = useListActivityQuery(asked);
  return (
    <InfoDialog title="Read per day" width={720} onClose={onClose}>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      <Table<ReadingDay>
        aria-label="Read per day"
        size="small"
        rowKey={({ day, administrator: who }) => `${day} ${who}`}
        columns={columns}
        dataSource={currentData?.summary ?? []}
        loading={isFetching}
        pagination={{ pageSize: 31, hideOnSinglePage: true }}
      />
    </InfoDialog>
  );
}
