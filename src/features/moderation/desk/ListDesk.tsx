import { rowsAtDensity } from '@/shared/views/arrangement';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskCard, DeskFrame, DeskLink, DeskMember, DeskUndo, KeyButton } from '@/features/members/desk/DeskFrame';
import { chosenId, readOn, stepRow, useDeskFocus } from '@/features/members/desk/useDeskFocus';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { MemberMarks } from '@/features/members/marks';
import { parseDeskMember, searchOfDesk } from '@/features/members/membersSearchParams';
import { selectLastUndone } from '@/features/members/membersSlice';
import { searchRows } from '@/shared/format/search';
import { useAppSelector } from '@/shared/hooks/store';
import { useKeys } from '@/shared/hooks/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { parsePage } from '@/shared/routing/listSearchParams';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel, type WholeListPanelProps } from '@/shared/ui/list/WholeListPanel';
import { rowsPerPage } from '@contract/limits';
import '@/features/members/members.css';

type Case = { id: string; name: string };

/** What can be done about the open row, by its key; `onDone` leads to the next one. */
export type DeskAct<Row> = {
  key: string;
  label: string;
  isDangerous?: boolean;
  run: (row: Row, onDone?: () => void) => unknown;
};

type ListDeskProps<Row> = Omit<WholeListPanelProps<Row>, 'results' | 'className' | 'actions' | 'only'> & {
  label: string;
  search: { label: string; placeholder?: string; textOf: (row: Row) => string };
  /** Nothing where the row needs no decision any more. */
  actsFor: (row: Row) => readonly DeskAct<Row>[];
  outcomeOf: (row: Row) => ReactNode;
  panels: MemberPanels;
  withoutMark?: string;
  detailOf: (row: Row) => ReactNode;
};

/** A list whose open row has its member's profile beside it. */
export function ListDesk<Row extends Case>(props: ListDeskProps<Row>) {
  const { label, actsFor, outcomeOf, panels, withoutMark, detailOf, ...panel } = props;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const text = (params.get('search') ?? '').trim();
  const rows = searchRows(panel.list.currentData?.rows ?? [], text, panel.search.textOf);
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
  // One decision about a row at a time, while those about others may be on their way.
  const underWay = useRef(new Set<string>());
  const decide = async (key: string) => {
    const row = open ?? rows.find((one) => one.id === chosenId());
    if (!row || underWay.current.has(row.id)) return;
    const act = actsFor(row).find((one) => one.key === key);
    // The administrator may have left the row before the reply.
    const isStillOpen = () => row.id === parseDeskMember(new URLSearchParams(window.location.search));
    underWay.current.add(row.id);
    await act?.run(row, () => row === open && isStillOpen() && show(rows[index + 1] ?? rows[index - 1]));
    underWay.current.delete(row.id);
  };
  const undone = useAppSelector(selectLastUndone);
  const [undoneBefore] = useState(undone);
  const showUndone = useEffectEvent(() => {
    const row = rows.find((one) => one.id === undone.id);
    if (open && row && row !== open && undone !== undoneBefore) show(row);
  });
  useEffect(() => showUndone(), [undone]);
  const first = rows.find((row) => actsFor(row).length > 0);
  const acts = open ? actsFor(open) : [];
  const close = () => show(undefined);
  const card: Column<Row> = {
    title: 'Name',
    card: 'head',
    render: (row) => (
      <DeskCard>
        <DeskName id={row.id} name={row.name} withoutMark={withoutMark} />
        {outcomeOf(row)}
      </DeskCard>
    ),
  };
  useKeys({
    a: () => decide('a'),
    b: () => decide('b'),
    d: () => decide('d'),
    n: () => decide('n'),
    o: () => decide('o'),
    j: () => step(1),
    k: () => step(-1),
    Enter: open !== undefined && readOn,
    Escape: isBeside && close,
  });
  return (
    <div className="desk" data-open={open !== undefined || undefined}>
      <WholeListPanel
        {...panel}
        only={isBeside ? card : undefined}
        className="desk-list"
        actions={
          first && (
            <Button type="primary" onClick={() => show(first)}>
              Start reviewing
            </Button>
          )
        }
      />
      {open && (
        <DeskFrame
          label={label}
          saysWhatIsDone={false}
          onClose={close}
          name={open.name}
          status={`${(index + 1).toLocaleString()} of ${rows.length.toLocaleString()}`}
          decisions={
            <>
              {acts.length === 0 && outcomeOf(open)}
              {acts.map(({ key, label: act, isDangerous }) => (
                <KeyButton key={key} shortcut={key.toUpperCase()} danger={isDangerous} onClick={() => decide(key)}>
                  {act}
                </KeyButton>
              ))}
              <DeskUndo />
            </>
          }
          next={
            <KeyButton shortcut="J" onClick={() => step(1)}>
              Next
            </KeyButton>
          }
        >
          <DeskMember id={open.id} panels={panels}>
            {detailOf(open)}
          </DeskMember>
        </DeskFrame>
      )}
    </div>
  );
}

type DeskNameProps = Case & { withoutMark?: string };

export function DeskName({ id, name, withoutMark }: DeskNameProps) {
  return (
    <span className="request-name desk-name">
      <DeskLink id={id} name={name} />
      <MemberMarks id={id} without={withoutMark} />
    </span>
  );
}
