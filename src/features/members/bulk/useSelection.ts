import { useMemo, useState } from 'react';
import { displayText } from '@/shared/text';
import type { RowSelection } from '@/shared/ui/ListTable';
import type { Member } from '../member';

export type Selection = {
  isOn: boolean;
  toggle: () => void;
  members: ReadonlyMap<string, Member>;
  set: (members: readonly Member[], isSelected: boolean) => void;
  /** What a table needs to draw the check boxes; undefined while they are off. */
  rows: RowSelection<Member> | undefined;
};

const nobody: ReadonlyMap<string, Member> = new Map();

/** The members of a list that are ticked, on whatever page they stand; off until somebody wants to tick. */
export function useSelection(list: string): Selection {
  const [isOn, setOn] = useState(false);
  const [ticked, setTicked] = useState({ list, members: nobody });
  const members = ticked.list === list ? ticked.members : nobody;
  // The same object as long as nothing is ticked, so that a list need not be drawn anew.
  return useMemo(() => {
    const set = (changed: readonly Member[], isSelected: boolean) => {
      const next = new Map(members);
      for (const member of changed) {
        if (isSelected) next.set(member.id, member);
        else next.delete(member.id);
      }
      setTicked({ list, members: next });
    };
    const toggle = () => {
      setOn(!isOn);
      setTicked({ list, members: nobody });
    };
    const nameOf = ({ id, name }: Member) => displayText(name) || id;
    return { isOn, toggle, members, set, rows: isOn ? { ids: [...members.keys()], nameOf, onSelect: set } : undefined };
  }, [isOn, list, members]);
}
