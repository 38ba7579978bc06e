import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { displayText } from '@/shared/format/text';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import type { RowSelection } from '@/shared/ui/list/ListCards';
import { ListHead, type ListHeadProps } from '@/shared/ui/list/ListHead';
import { accessAction, canChangeAccess } from '../AccountActions';
import type { Member } from '../member';
import { isDangerous, type Decision } from '../membersApi';
import { useOutcomes } from '../membersSlice';
import { BulkDialog } from './BulkDialog';
import './bulk.css';

type Selection = {
  members: ReadonlyMap<string, Member>;
  set: (members: readonly Member[], isSelected: boolean) => void;
  rows: RowSelection<Member>;
};

export const nobody: ReadonlyMap<string, Member> = new Map();

export function useSelection(list: string): Selection {
  const outcomeOf = useOutcomes();
  const [ticked, setTicked] = useState({ list, members: nobody });
  // A stable object, so that the list is not re-rendered.
  return useMemo(() => {
    const tickedHere = ticked.list === list ? ticked.members : nobody;
    // An answered request stays in the list, where nothing can be done about it any more.
    const canSelect = ({ id, status }: Member) => status !== 'pending' || outcomeOf('sign-up', id) === undefined;
    const members = new Map([...tickedHere].filter(([, member]) => canSelect(member)));
    const set = (changed: readonly Member[], isSelected: boolean) => {
      const next = new Map(members);
      for (const member of changed) {
        if (isSelected) next.set(member.id, member);
        else next.delete(member.id);
      }
      setTicked({ list, members: next });
    };
    const nameOf = ({ id, name }: Member) => displayText(name) || id;
    return { members, set, rows: { ids: [...members.keys()], nameOf, canSelect, onSelect: set } };
  }, [list, ticked, outcomeOf]);
}

type BulkHeadProps = ListHeadProps & {
  decisions: readonly Decision[];
  selection: Selection;
  rows: readonly Member[];
  /** All that match, where the page shows a part of them. */
  results?: { count: number; read: () => Promise<readonly Member[]> };
  onRead?: (members: readonly Member[]) => void;
};

export function BulkHead(props: BulkHeadProps) {
  const { count, decisions, selection, rows, results, onRead, children, ...head } = props;
  const [asked, setAsked] = useState<{ decision: Decision; members: readonly Member[] }>();
  const { members, set } = selection;
  // The page's rows are newer than those that were ticked.
  const ticked = [...members.values()].map((member) => rows.find(({ id }) => id === member.id) ?? member);

  const [selectAll, isReading] = useOneAtATime(async () => set((await results?.read()) ?? [], true));

  const tools = (
    <>
      {results && results.count > rows.length && (
        <Button type="text" onClick={selectAll} loading={isReading && { delay: 200 }}>
          Select all {results.count.toLocaleString()} found
        </Button>
      )}
      <Button type="text" onClick={() => set(ticked, false)}>
        Clear
      </Button>
      {decisions.map((decision) => {
        const fitting = ticked.filter((member) => fits(decision, member));
        return (
          <Button
            key={decision}
            danger={isDangerous(decision)}
            disabled={fitting.length === 0}
            onClick={() => setAsked({ decision, members: fitting })}
          >
            {decision} {fitting.length.toLocaleString()}
          </Button>
        );
      })}
    </>
  );
  return (
    <>
      <ListHead {...head} count={ticked.length === 0 ? count : `${ticked.length.toLocaleString()} selected`}>
        {ticked.length === 0 ? children : tools}
      </ListHead>
      {asked && (
        <BulkDialog
          {...asked}
          onRead={
            onRead &&
            ((unread) => {
              setAsked(undefined);
              onRead(unread);
            })
          }
          onClose={(done) => {
            set(done, false);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

function fits(decision: Decision, { status }: Member) {
  if (decision === 'Accept' || decision === 'Reject') return status === 'pending';
  return canChangeAccess(status) && accessAction(status) === decision;
}
