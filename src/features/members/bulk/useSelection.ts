import { useMemo, useState } from 'react';
import { displayText } from '@/shared/format/text';
import type { RowSelection } from '@/shared/ui/list/ListCards';
import type { Member } from '../member';

export type Selection = {
  members: ReadonlyMap<string, Member>;
  set: (members: readonly Member[], isSelected: boolean) => void;
  rows: RowSelection<Member>;
};

const nobody: ReadonlyMap<string, Member> = new Map();

/** The ticked members of a list, across its pages. */
export function useSelection(list: string): Selection {
  const [ticked, setTicked] = useState({ list, members: nobody });
  const members = ticked.list === list ? ticked.members : nobody;
  // A stable object, so that the list is not re-rendered.
  return useMemo(() => {
    const set = (changed: readonly Member[], isSelected: boolean) => {
      const next = new Map(members);
      for (const member of changed) {
        if (isSelected) next.set(member.id, member);
        else next.delete(member.id);
      }
      setTicked({ list, members: next });
    };
    const nameOf = ({ id, name }: Member) => displayText(name) || id;
    return { members, set, rows: { ids: [...members.keys()], nameOf, onSelect: set } };
  }, [list, members]);
}
