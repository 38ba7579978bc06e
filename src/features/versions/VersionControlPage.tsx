import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useArranged } from '@/shared/views/arrangement';
import { displayText, listed } from '@/shared/format/text';
import { countText } from '@/shared/ui/list/listCount';
import { ListHead } from '@/shared/ui/list/ListHead';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { pageWithin } from '@/shared/ui/list/WholeListPanel';
import { RowAction } from '@/shared/ui/list/RowAction';
import { ServerSwitch } from '@/shared/ui/form/ServerSwitch';
import { liveNames, type Version } from './version';
import { VersionForm } from './VersionForm';
import { useListVersionsQuery, useSwitchMaintenanceMutation, useUpdateVersionMutation } from './versionsApi';
import { selectIsMaintenanceOn, selectLiveIds } from './versionsSlice';
import './versions.css';

export function VersionControlPage() {
  const list = useListVersionsQuery();
  const liveIds = useAppSelector(selectLiveIds);
  const versions = (list.currentData?.rows ?? []).map((row) => ({ ...row, isActive: liveIds.includes(row.id) }));
  const [open, setOpen] = useState<Version | 'new' | null>(null);
  const columns = columnsFor(setOpen);
  const [search] = useSearchParams();
  return (
    <>
      <MaintenanceSwitch isDisabled={list.currentData === undefined} />
      <section className="panel" aria-labelledby="versions-title">
        <ListHead
          title="Version Control"
          titleId="versions-title"
          columns={columns}
          count={
            <LiveVersions versions={versions}>
              {countText(list.currentData?.rows.length, ['version', 'versions'])}
            </LiveVersions>
          }
        >
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
            Add version
          </Button>
        </ListHead>
        <ListTable
          isSlim
          label="Version Control"
          columns={useArranged(columns)}
          {...pageWithin(list, versions, search)}
        />
        {open && (
          <VersionForm version={open === 'new' ? undefined : open} versions={versions} onClose={() => setOpen(null)} />
        )}
      </section>
    </>
  );
}

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

type LiveVersionsProps = { versions: readonly Version[]; children: ReactNode };

/** Behind the count: more than one live version is rarely meant, so each can be kept alone. */
function LiveVersions({ versions, children }: LiveVersionsProps) {
  const [update] = useUpdateVersionMutation();
  const ref = useRef<HTMLSpanElement>(null);
  const live = liveNames(versions);
  const [keep, isRunning] = useOneAtATime(async (kept: string) => {
    for (const { id } of live.filter((one) => one.id !== kept)) {
      const { error } = await update({ id, isActive: false });
      if (error !== undefined) return;
    }
    // The pressed button goes.
    ref.current?.focus();
  });
  return (
    <span ref={ref} tabIndex={-1}>
      {children}
      {live.length > 1 && (
        <span className="live-versions">
          <Typography.Text type="warning">
            {`${live.length > 3 ? `${live.length} versions` : listed.format(live.map(({ name }) => name))} are live.`}
          </Typography.Text>
          {live.slice(0, 3).map(({ id, name }) => (
            <Button key={id} type="link" size="small" disabled={isRunning} onClick={() => void keep(id)}>
              Keep {name}
            </Button>
          ))}
        </span>
      )}
    </span>
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
          <p className="list-note">While on, members cannot use the apps.</p>
        </div>
        <Flex align="center" gap={10} flex="none" className="maintenance">
          {isOn && <Typography.Text type="warning">On</Typography.Text>}
          <ServerSwitch aria-labelledby={labelId} isOn={isOn} save={change} disabled={isDisabled} />
        </Flex>
      </Flex>
    </section>
  );
}
