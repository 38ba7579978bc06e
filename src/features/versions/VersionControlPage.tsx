import { PlusOutlined } from '@ant-design/icons';
import { Button, Space, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import { useListNews } from '@/shared/ui/useListNews';
import { useWholeListPage } from '@/shared/ui/useWholeListPage';
import type { Version } from './version';
import { VersionForm } from './VersionForm';
import {
  useListVersionsQuery,
  useSwitchMaintenanceMutation,
  useSwitchVersionMutation,
  versionsApi,
} from './versionsApi';
import '@/shared/ui/listHead.css';

export function VersionControlPage() {
  const list = useListVersionsQuery();
  const table = useWholeListPage(list);
  const news = useListNews(versionsApi.endpoints.listVersions, ['version', 'versions'], list.refetch);
  const { currentData } = list;
  const [open, setOpen] = useState<Version | 'new' | null>(null);
  const columns = useMemo(() => columnsFor(setOpen), [setOpen]);
  return (
    <section className="panel" aria-labelledby="versions-title">
      <div className="list-head">
        <h2 id="versions-title">Version Control</h2>
        <div className="actions">
          <MaintenanceSwitch isOn={currentData?.isMaintenanceOn === true} isDisabled={currentData === undefined} />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
            Add version
          </Button>
        </div>
      </div>
      <ListTable label="Version Control" columns={columns} {...table} news={news} />
      {open && (
        <VersionForm
          version={open === 'new' ? undefined : open}
          versions={currentData?.rows ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

const columnsFor = (onEdit: (version: Version) => void): readonly Column<Version>[] => [
  { title: 'Version Id', label: 'Version Id', render: ({ id }) => displayText(id) },
  { title: 'Android Version', label: 'Android Version', render: ({ android }) => displayText(android) || '-' },
  { title: 'IOS Version', label: 'IOS Version', render: ({ ios }) => displayText(ios) || '-' },
  { title: 'Status', label: 'Status', render: (version) => <StatusSwitch version={version} />, width: 9 },
  {
    title: 'Edit',
    width: 6,
    render: (version) => (
      <RowAction action="Edit" label={`Edit version ${version.id}`} onClick={() => onEdit(version)} />
    ),
  },
];

function StatusSwitch({ version: { id, isActive } }: { version: Version }) {
  const [change] = useSwitchVersionMutation();
  const save = (isOn: boolean) => change({ id, isActive: isOn });
  return <ServerSwitch aria-label={`Version ${id} active`} isOn={isActive} save={save} />;
}

function MaintenanceSwitch({ isOn, isDisabled }: { isOn: boolean; isDisabled: boolean }) {
  const [change] = useSwitchMaintenanceMutation();
  const labelId = useId();
  return (
    <Space>
      <Typography.Text strong id={labelId}>
        Maintenance Mode
      </Typography.Text>
      <ServerSwitch aria-labelledby={labelId} isOn={isOn} save={change} disabled={isDisabled} />
    </Space>
  );
}
