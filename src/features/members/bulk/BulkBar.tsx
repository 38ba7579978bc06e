import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { Member } from '../member';
import { decisions as facts, isDangerous, type Decision } from '../membersApi';
import { useOutcomes } from '../membersSlice';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './useSelection';
import '../members.css';
import './bulk.css';

export function SelectButton({ selection: { isOn, toggle } }: { selection: Selection }) {
  return (
    <Button
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      aria-pressed={isOn}
      onClick={toggle}
    >
      Select rows
    </Button>
  );
}

type BulkBarProps = {
  decisions: readonly Decision[];
  selection: Selection;
  rows: readonly Member[];
  /** All results of a search, over its pages. */
  results?: readonly Member[];
};

export function BulkBar({ decisions, selection, rows, results = [] }: BulkBarProps) {
  const outcomeOf = useOutcomes();
  const [asked, setAsked] = useState<{ decision: Decision; members: readonly Member[] }>();
  const { isOn, members, set } = selection;
  if (!isOn) return null;
  const onPage = rows.filter(({ id }) => members.has(id)).length;
  const isAnswered = ({ id }: Member) => outcomeOf('sign-up', id) !== undefined;
  // The page's rows are newer than those that were selected.
  const selected = [...members.values()].map((member) => rows.find(({ id }) => id === member.id) ?? member);

  return (
    <div className="list-line" role="group" aria-label="Selected rows">
      <Checkbox
        indeterminate={onPage > 0 && onPage < rows.length}
        checked={rows.length > 0 && onPage === rows.length}
        disabled={rows.length === 0}
        onChange={({ target }) => set(rows, target.checked)}
      >
        All on this page
      </Checkbox>
      {results.length > rows.length && (
        <Button size="small" onClick={() => set(results, true)}>
          Select all {results.length.toLocaleString()} found
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <span role="status">{selected.length.toLocaleString()} selected</span>
          {decisions.map((decision) => {
            const fitting = selected.filter((member) => fits(decision, member) && !isAnswered(member));
            return (
              <Button
                key={decision}
                size="small"
                danger={isDangerous(decision)}
                disabled={fitting.length === 0}
                onClick={() => setAsked({ decision, members: fitting })}
              >
                {facts[decision].action} {fitting.length.toLocaleString()}
              </Button>
            );
          })}
          <Button size="small" type="text" onClick={() => set(selected, false)}>
            Clear
          </Button>
        </>
      )}
      {asked && (
        <BulkDialog
          {...asked}
          onClose={(done) => {
            set(done, false);
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

function fits(decision: Decision, { status }: Member) {
  if (decision === 'block') return status === 'approved';
  return decision === 'unblock' ? status !== 'approved' : status === 'pending';
}
