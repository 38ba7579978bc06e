import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Space, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { pageWithin } from '@/shared/ui/pageWithin';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import type { Version, VersionNumbers } from './version';
import { liveText, liveVersionAbove } from './versionAdvice';
import { VersionForm } from './VersionForm';
import { useListVersionsQuery, useSwitchMaintenanceMutation, useUpdateVersionMutation } from './versionsApi';
import { selectIsMaintenanceOn, selectLiveIds } from './versionsSlice';
import '@/shared/ui/listHead.css';

export function VersionControlPage() {
  const list = useListVersionsQuery();
  const rows = list.currentData?.rows ?? noVersions;
  const liveIds = useAppSelector(selectLiveIds);
  const versions = useMemo(() => rows.map((row) => ({ ...row, isActive: liveIds.includes(row.id) })), [rows, liveIds]);
  const [open, setOpen] = useState<Version | 'new' | null>(null);
  const table = pageWithin(list, versions, usePageSearchParam());
  const columns = useMemo(() => columnsFor(versions, setOpen), [versions]);
  return (
    <>
      <MaintenanceSwitch isDisabled={list.currentData === undefined} />
      <section className="panel" aria-labelledby="versions-title">
        <div className="list-head">
          <h2 id="versions-title">Version Control</h2>
          <div className="actions">
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
              Add version
            </Button>
          </div>
        </div>
        <ListTable label="Version Control" columns={columns} {...table} />
        {open && (
          <VersionForm version={open === 'new' ? undefined : open} versions={versions} onClose={() => setOpen(null)} />
        )}
      </section>
    </>
  );
}

const noVersions: Version[] = [];

const columnsFor = (versions: readonly Version[], onEdit: (version: Version) => void): readonly Column<Version>[] => [
  { title: 'Version Id', card: 'head', label: 'Version Id', render: ({ id }) => displayText(id), width: 8 },
  numberColumn('Android Version', 'android', versions),
  numberColumn('IOS Version', 'ios', versions),
  {
    title: 'Status',
    label: 'Status',
    render: (version) => <StatusCell version={version} versions={versions} />,
  },
  {
    title: 'Edit',
    card: 'head',
    width: 6,
    render: (version) => (
      <RowAction action="Edit" label={`Edit version ${version.id}`} onClick={() => onEdit(version)} />
    ),
  },
];

const numberColumn = (
  title: string,
  platform: keyof VersionNumbers,
  versions: readonly Version[],
): Column<Version> => ({
  title,
  label: title,
  render: (version) => {
    const above = liveVersionAbove(version, versions, platform);
    return (
      <Space wrap size={[8, 0]}>
        {displayText(version[platform]) || '-'}
        {above && <Typography.Text type="warning">lower than live {displayText(above[platform])}</Typography.Text>}
      </Space>
    );
  },
});

function StatusCell({ version, versions }: { version: Version; versions: readonly Version[] }) {
  const { id, isActive } = version;
  const [change] = useUpdateVersionMutation();
  const save = (isOn: boolean) => change({ id, isActive: isOn });
  const others = isActive && liveText(versions.filter((one) => one !== version));
  return (
    <Space wrap size={[8, 0]}>
      <ServerSwitch aria-label={`Version ${id} active`} isOn={isActive} save={save} />
      {others && <Typography.Text type="warning">{others} too</Typography.Text>}
    </Space>
  );
}

function MaintenanceSwitch({ isDisabled }: { isDisabled: boolean }) {
  const isOn = useAppSelector(selectIsMaintenanceOn);
  const [change] = useSwitchMaintenanceMutation();
  const labelId = useId();
  return (
    <section className="panel" aria-labelledby={labelId}>
      <Flex align="center" justify="space-between" gap={16}>
        <div>
          <Typography.Text strong id={labelId}>
            Maintenance Mode
          </Typography.Text>
          <p className="list-note">While it is on, members cannot use the apps.</p>
        </div>
        <ServerSwitch aria-labelledby={labelId} isOn={isOn} save={change} disabled={isDisabled} />
      </Flex>
    </section>
  );
}
