import { rowsAtDensity } from '@/shared/views/arrangement';
import { Button, Flex } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskFrame, DeskMember, DeskLink, DeskUndo } from '@/features/members/desk/DeskFrame';
import { chosenId, readOn, stepRow, useDeskFocus } from '@/features/members/desk/useDeskFocus';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { MemberMarks } from '@/features/members/marks';
import { parseDeskMember, searchOfDesk } from '@/features/members/membersSearchParams';
import { selectLastUndone } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useKeys } from '@/shared/hooks/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { parsePage } from '@/shared/routing/listSearchParams';
import type { Column } from '@/shared/ui/list/ListTable';
import { PersonName } from '@/shared/ui/text/PersonName';
import { rowsPerPage } from '@contract/limits';
import '@/features/members/members.css';

type Case = { id: string; name: string };

/** What can be done about the open row, by its key; `onDone` leads to the next one. */
export type DeskAct<Row> = {
  key: string;
  label: string;
  isDangerous?: boolean;
  run: (row: Row, onDone: () => void) => unknown;
};

type ListDeskProps<Row> = {
  label: string;
  /** Of the list as it is shown, over its pages. */
  rows: readonly Row[];
  /** Nothing where the row needs no decision any more. */
  actsFor: (row: Row) => readonly DeskAct<Row>[];
  outcomeOf?: (row: Row) => ReactNode;
  panels: MemberPanels;
  withoutMark?: string;
  detailOf?: (row: Row) => ReactNode;
  /** The list; beside a profile it has one column. */
  children: (columns: readonly Column<Row>[] | undefined, start: ReactNode) => ReactNode;
};

export function ListDesk<Row extends Case>(props: ListDeskProps<Row>) {
  const { label, rows, actsFor, outcomeOf, panels, withoutMark, detailOf, children } = props;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const id = parseDeskMember(params);
  const index = rows.findIndex((row) => row.id === id);
  const open = rows[index];
  const isBeside = open !== undefined && !isNarrow;
  useDeskFocus(open?.id ?? '', isNarrow);

  const show = (row: Row | undefined) => {
    const page = row ? Math.floor(rows.indexOf(row) / rowsAtDensity(params, rowsPerPage)) + 1 : parsePage(params);
    void navigate(searchOfDesk(params, page, row?.id ?? ''));
  };
  const step = (by: 1 | -1) => (open ? show(rows[index + by] ?? open) : stepRow(by));
  const decide = (key: string) => () => {
    const row = open ?? rows.find((one) => one.id === chosenId());
    if (!row) return;
    const act = actsFor(row).find((one) => one.key === key);
    void run(act, row, () => row === open && show(rows[index + 1] ?? rows[index - 1]));
  };
  const [run] = useOneAtATime(async (act: DeskAct<Row> | undefined, row: Row, onDone: () => void) =>
    act?.run(row, onDone),
  );
  const undone = useAppSelector(selectLastUndone);
  const [undoneBefore] = useState(undone);
  const showUndone = useEffectEvent(() => {
    const row = rows.find((one) => one.id === undone.id);
    if (open && row && row !== open && undone !== undoneBefore) show(row);
  });
  useEffect(() => showUndone(), [undone]);
  const first = rows.find((row) => actsFor(row).length > 0);
  useKeys({
    ...Object.fromEntries(['a', 'b', 'd', 'n', 'o'].map((key) => [key, decide(key)])),
    j: () => step(1),
    k: () => step(-1),
    Enter: open !== undefined && readOn,
    Escape: isBeside && (() => show(undefined)),
  });
  return (
    <div className="desk" data-open={open !== undefined || undefined}>
      {children(
        isBeside ? cardColumns(withoutMark, outcomeOf) : undefined,
        first && (
          <Button type="primary" className="desk-start" onClick={() => show(first)}>
            Start reviewing
          </Button>
        ),
      )}
      {open && (
        <DeskFrame
          label={label}
          isNarrow={isNarrow}
          saysWhatIsDone={false}
          onClose={() => show(undefined)}
          bar={
            <ListDeskBar
              {...props}
              row={open}
              status={`${(index + 1).toLocaleString()} of ${rows.length.toLocaleString()}`}
              onDone={decide}
              onNext={() => step(1)}
              onClose={() => show(undefined)}
            />
          }
        >
          <DeskMember id={open.id} panels={panels}>
            {detailOf?.(open)}
          </DeskMember>
        </DeskFrame>
      )}
    </div>
  );
}

type ListDeskBarProps<Row> = Pick<ListDeskProps<Row>, 'actsFor' | 'outcomeOf'> & {
  row: Row;
  status: string;
  onDone: (key: string) => () => void;
  onNext: () => void;
  onClose: () => void;
};

function ListDeskBar<Row extends Case>(props: ListDeskBarProps<Row>) {
  const { row, status, actsFor, outcomeOf, onDone, onNext, onClose } = props;
  const acts = actsFor(row);
  return (
    <Flex gap={12} align="center" className="desk-bar">
      <p className="desk-status" role="status" tabIndex={-1}>
        <span className="visually-hidden">
          <PersonName name={row.name} />{' '}
        </span>
        <span className="desk-count">{status}</span>
      </p>
      <Flex gap={10} align="center" className="desk-decisions" tabIndex={-1}>
        {acts.length === 0 && outcomeOf?.(row)}
        {acts.map(({ key, label, isDangerous }) => (
          <Button key={key} danger={isDangerous} aria-keyshortcuts={key.toUpperCase()} onClick={onDone(key)}>
            {label} <kbd aria-hidden>{key.toUpperCase()}</kbd>
          </Button>
        ))}
        <DeskUndo />
      </Flex>
      <Button aria-keyshortcuts="J" onClick={onNext}>
        Next <kbd aria-hidden>J</kbd>
      </Button>
      <Button type="text" onClick={onClose}>
        Close <kbd aria-hidden>Esc</kbd>
      </Button>
    </Flex>
  );
}

const cardColumns = <Row extends Case>(
  withoutMark: string | undefined,
  outcomeOf: ListDeskProps<Row>['outcomeOf'],
): readonly Column<Row>[] => [
  {
    title: 'Name',
    card: 'head',
    render: (row) => (
      <Flex gap={8} align="center" justify="space-between" className="desk-card" style={{ minHeight: 26 }}>
        <DeskName id={row.id} name={row.name} withoutMark={withoutMark} />
        {outcomeOf?.(row)}
      </Flex>
    ),
  },
];

type DeskNameProps = Case & { withoutMark?: string };

export function DeskName({ id, name, withoutMark }: DeskNameProps) {
  return (
    <span className="request-name">
      <DeskLink id={id} name={name} />
      <MemberMarks id={id} without={withoutMark} />
    </span>
  );
}
