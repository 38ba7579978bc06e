import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ListHead } from '@/shared/ui/list/ListHead';
import type { Member } from '../member';
import { decisions as facts, isDangerous, type Decision } from '../membersApi';
import { useOutcomes } from '../membersSlice';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './useSelection';
import './bulk.css';

type BulkHeadProps = {
  title?: string;
  heading?: string;
  titleId: string;
  count: ReactNode;
  decisions: readonly Decision[];
  selection: Selection;
  rows: readonly Member[];
  /** All results of a search, over its pages. */
  results?: readonly Member[];
  children: ReactNode;
};

/** The head of a list with bulk actions, which replace its tools while rows are selected. */
export function BulkHead(props: BulkHeadProps) {
  const { title, heading, titleId, count, decisions, selection, rows, results = [], children } = props;
  const outcomeOf = useOutcomes();
  const [asked, setAsked] = useState<{ decision: Decision; members: readonly Member[] }>();
  const { members, set } = selection;
  const hasOutcome = ({ id }: Member) => outcomeOf('sign-up', id) !== undefined;
  // The page's rows are newer than those that were ticked.
  const ticked = [...members.values()].map((member) => rows.find(({ id }) => id === member.id) ?? member);

  const tools = (
    <>
      {results.length > rows.length && (
        <Button type="text" onClick={() => set(results, true)}>
          Select all {results.length.toLocaleString()} found
        </Button>
      )}
      <Button type="text" onClick={() => set(ticked, false)}>
        Clear
      </Button>
      {decisions.map((decision) => {
        const fitting = ticked.filter((member) => fits(decision, member) && !hasOutcome(member));
        return (
          <Button
            key={decision}
            danger={isDangerous(decision)}
            disabled={fitting.length === 0}
            onClick={() => setAsked({ decision, members: fitting })}
          >
            {facts[decision].action} {fitting.length.toLocaleString()}
          </Button>
        );
      })}
    </>
  );
  return (
    <>
      <ListHead
        title={title}
        heading={heading}
        titleId={titleId}
        count={ticked.length === 0 ? count : `${ticked.length.toLocaleString()} selected`}
      >
        {ticked.length === 0 ? children : tools}
      </ListHead>
      {asked && (
        <BulkDialog
          {...asked}
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
  if (decision === 'block') return status === 'approved';
  return decision === 'unblock' ? status !== 'approved' : status === 'pending';
}
