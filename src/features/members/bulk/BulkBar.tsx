import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { Member } from '../member';
import { isDangerous, memberAnswers, type MemberAnswer } from '../memberAnswers';
import { useOutcomes } from '../requestOutcomesSlice';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './useSelection';
import '../members.css';
import './bulk.css';

type BulkBarProps = {
  answers: readonly MemberAnswer[];
  selection: Selection;
  rows: readonly Member[];
  all?: { count: number; members: () => Promise<readonly Member[]> };
};

export function BulkBar({ answers, selection, rows, all }: BulkBarProps) {
  const outcomeOf = useOutcomes();
  const [asked, setAsked] = useState<{ answer: MemberAnswer; members: readonly Member[] }>();
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
      {all && all.count > rows.length && (
        <Button size="small" onClick={async () => set(await all.members(), true)}>
          Select all {all.count.toLocaleString()} found
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <span role="status">{selected.length.toLocaleString()} selected</span>
          {answers.map((answer) => {
            const fitting = selected.filter((member) => fits(answer, member) && !isAnswered(member));
            return (
              <Button
                key={answer}
                size="small"
                danger={isDangerous(answer)}
                disabled={fitting.length === 0}
                onClick={() => setAsked({ answer, members: fitting })}
              >
                {memberAnswers[answer].action} {fitting.length.toLocaleString()}
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

function fits(answer: MemberAnswer, { status }: Member) {
  if (answer === 'block') return status === 'approved';
  return answer === 'unblock' ? status !== 'approved' : status === 'pending';
}
