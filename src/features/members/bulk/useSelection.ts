import { useMemo, useState } from 'react';
import { displayText } from '@/shared/text';
import type { RowSelection } from '@/shared/ui/ListCards';
import type { Member } from '../member';

export type Selection = {
  isOn: boolean;
  toggle: () => void;
  members: ReadonlyMap<string, Member>;
  set: (members: readonly Member[], isSelected: boolean) => void;
  /** antd's `rowSelection`; undefined while selecting is off. */
  rows: RowSelection<Member> | undefined;
};

const nobody: ReadonlyMap<string, Member> = new Map();

/** The selected members of a list, across pages; off until the administrator starts selecting. */
export function useSelection(list: string): Selection {
  const [isOn, setOn] = useState(false);
  const [ticked, setTicked] = useState({ list, members: nobody });
  const members = ticked.list === list ? ticked.members : nobody;
  // A stable empty object, so that the list is not re-rendered.
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
