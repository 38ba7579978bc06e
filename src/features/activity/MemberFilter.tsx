import { Select } from 'antd';
import { useState } from 'react';
import { useMemberSearch } from '@/features/members/list/useMemberSearch';
import { selectMembersById } from '@/features/members/membersSlice';
import { failureText } from '@/shared/api/apiError';
import { useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { useDebounced } from '@/shared/hooks/useDebounced';
import type { Entry } from './entry';

/** Debounce in ms. */
const pause = 250;
const shortestName = 2;
const mostOptions = 20;

type MemberFilterProps = {
  member: string;
  /** Whom the listed events are about is offered before anything is typed. */
  entries: readonly Entry[];
  onChoose: (id: string) => void;
};

/** Searches members by name, in the store and on the server. */
export function MemberFilter({ member, entries, onChoose }: MemberFilterProps) {
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const typed = useDebounced(text, pause);
  const { members, isSearching, error } = useMemberSearch({
    text,
    asked: isComposing || typed.length < shortestName ? '' : typed,
    silent: true,
  });
  const { entities } = useAppSelector(selectMembersById);
  const nobody =
    error === undefined ? 'Nobody among accepted or rejected users' : `Not searched: ${failureText(error)}`;
  const listed = entries.filter(({ subject }) => subject === 'member');
  const nameOf = (id: string) =>
    displayText(entities[id]?.name || listed.find(({ subjectId }) => subjectId === id)?.subjectName || id);
  const ids = text === '' ? [member, ...listed.map(({ subjectId }) => subjectId)] : members.map(({ id }) => id);
  const options = [...new Set(ids)].filter((id) => id !== '').slice(0, mostOptions);
  return (
    <span onCompositionStart={() => setComposing(true)} onCompositionEnd={() => setComposing(false)}>
      <Select
        aria-label="Member"
        className="activity-member"
        placeholder="Member"
        allowClear
        showSearch={{ filterOption: false, onSearch: (typing) => setText(typing.trim()) }}
        loading={isSearching}
        value={member === '' ? null : member}
        notFoundContent={
          typed.length < shortestName ? 'Type a name' : isSearching || typed !== text ? 'Searching…' : nobody
        }
        options={options.map((id) => ({ value: id, label: nameOf(id) }))}
        labelRender={({ value }) => nameOf(String(value))}
        onChange={(chosen?: string | null) => onChoose(chosen ?? '')}
      />
    </span>
  );
}
