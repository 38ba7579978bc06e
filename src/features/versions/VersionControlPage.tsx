import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { useOneAtATime } from '@/shared/oneAtATime';
import { usePageSearchParam } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/text';
import { countText, ListHead } from '@/shared/ui/ListHead';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { pageWithin } from '@/shared/ui/pageWithin';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import type { Version } from './version';
import { VersionForm } from './VersionForm';
import { useListVersionsQuery, useSwitchMaintenanceMutation, useUpdateVersionMutation } from './versionsApi';
import { selectIsMaintenanceOn, selectLiveIds } from './versionsSlice';
import './versions.css';

export function VersionControlPage() {
  const list = useListVersionsQuery();
  const rows = list.currentData?.rows ?? noVersions;
  const liveIds = useAppSelector(selectLiveIds);
  const versions = useMemo(() => rows.map((row) => ({ ...row, isActive: liveIds.includes(row.id) })), [rows, liveIds]);
  const [open, setOpen] = useState<Version | 'new' | null>(null);
  const table = pageWithin(list, versions, usePageSearchParam());
  const columns = useMemo(() => columnsFor(setOpen), []);
  return (
    <>
      <MaintenanceSwitch isDisabled={list.currentData === undefined} />
      <section className="panel" aria-labelledby="versions-title">
        <ListHead
          title="Version Control"
          titleId="versions-title"
          count={
            <>
              {countText(list.currentData?.rows.length, ['version', 'versions'])}
              <LiveVersions versions={versions} />
            </>
          }
        >
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
            Add version
          </Button>
        </ListHead>
        <ListTable label="Version Control" columns={columns} {...table} />
        {open && (
          <VersionForm version={open === 'new' ? undefined : open} versions={versions} onClose={() => setOpen(null)} />
        )}
      </section>
    </>
  );
}

const noVersions: Version[] = [];

const columnsFor = (onEdit: (version: Version) => void): readonly Column<Version>[] => [
  { title: 'Version Id', card: 'head', label: 'Version Id', render: ({ id }) => displayText(id), width: 8 },
  { title: 'Android Version', label: 'Android Version', render: ({ android }) => displayText(android) || '-' },
  { title: 'IOS Version', label: 'IOS Version', render: ({ ios }) => displayText(ios) || '-' },
  { title: 'Status', label: 'Status', render: (version) => <StatusCell version={version} /> },
  {
    title: 'Edit',
    card: 'head',
    width: 6,
    render: (one) => <RowAction action="Edit" label={`Edit version ${one.id}`} onClick={() => onEdit(one)} />,
  },
];

function StatusCell({ version: { id, isActive } }: { version: Version }) {
  const [update] = useUpdateVersionMutation();
  return (
    <ServerSwitch aria-label={`Version ${id} active`} isOn={isActive} save={(isOn) => update({ id, isActive: isOn })} />
  );
}

/** More than one live version is rarely meant: offers to switch off all but the newest. */
function LiveVersions({ versions }: { versions: readonly Version[] }) {
  const [update] = useUpdateVersionMutation();
  const [switchOff, isRunning] = useOneAtATime((id: string) => update({ id, isActive: false }));
  const live = versions.filter(({ isActive }) => isActive).toSorted((one, other) => byId.compare(other.id, one.id));
  const [, ...older] = live;
  if (older.length === 0) return null;
  return (
    <span className="live-versions">
      <Typography.Text type="warning">{`${countWords[live.length] ?? live.length} versions are live.`}</Typography.Text>
      {older.slice(0, 3).map(({ id }) => (
        <Button key={id} type="link" size="small" disabled={isRunning} onClick={() => void switchOff(id)}>
          Switch off {displayText(id)}
        </Button>
      ))}
    </span>
  );
}

const byId = new Intl.Collator('en', { numeric: true });
const countWords = ['', '', 'Two', 'Three', 'Four'];

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
        <span className="maintenance">
          {isOn && <Typography.Text type="warning">On</Typography.Text>}
          <ServerSwitch aria-labelledby={labelId} isOn={isOn} save={change} disabled={isDisabled} />
        </span>
      </Flex>
    </section>
  );
}
