import { Table } from 'antd';
import type { ReadingDay } from '@contract/journal';
import { displayDate } from '@/shared/format/dates';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { EmailText } from '@/shared/ui/text/EmailText';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { useListActivityQuery, type ActivityFilter } from './activityApi';

const number = (count: number) => count.toLocaleString();

const columns = [
  { title: 'Day', dataIndex: 'day', render: (day: string) => displayDate(Date.parse(`${day}T00:00`)) },
  { title: 'Who', dataIndex: 'administrator', render: (email: string) => <EmailText email={email} /> },
  { title: 'Rows of lists', dataIndex: 'rows', render: number },
  { title: 'Profiles', dataIndex: 'profiles', render: number },
  { title: 'Exports', dataIndex: 'exports', render: number },
];

export function ReadingDialog({ filter, onClose }: { filter: ActivityFilter; onClose: () => void }) {
  const { administrator, from, to } = filter;
  const asked = {
    administrator,
    from,
    to,
    member: '',
    actions: [],
    except: [],
    page: 1,
    limit: 1,
    summary: true,
  } as const;
  const { currentData, isFetching, error, refetch } = useListActivityQuery(asked);
  return (
    <InfoDialog title="Read per day" width={720} onClose={onClose}>
      {error !== undefined && <FailureLine error={error} retry={refetch} />}
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
