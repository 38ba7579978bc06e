import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { shortestName, useTypedMemberSearch } from '@/features/members/searchMembers';
import { selectMembersById } from '@/features/members/membersSlice';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { useComposedText } from '@/shared/hooks/useComposedText';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/form/DaySpanPicker';
import type { ActivityQuery, JournalPage } from './activityApi';
import { actionLabel, actionOptions, type Entry } from './entry';

type ActivityFiltersProps = { query: ActivityQuery; action: string; shown: JournalPage | undefined };

export function ActivityFilters({ query, action, shown }: ActivityFiltersProps) {
  const { administrator, from, to } = query;
  const { choose } = useListSearchParams();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const isUsed = administrator !== '' || action !== '';
  const [{ isMore, wasUsed }, setMore] = useState({ isMore: isUsed, wasUsed: isUsed });
  // What comes into use is shown, also when Back or a saved view brings it.
  if (isUsed !== wasUsed) setMore({ isMore: isMore || isUsed, wasUsed: isUsed });
  const emails = shown?.administrators.map((value) => ({ value, label: displayText(value) })) ?? [];
  const filters = [
    { name: 'administrator', label: 'Administrator', value: administrator, options: emails, labelOf: displayText },
    { name: 'action', label: 'Action', value: action, options: actionOptions, labelOf: actionLabel },
  ];
  return (
    <>
      <MemberFilter member={query.member} entries={shown?.rows ?? []} />
      <DaySpanPicker from={from} to={to} onChange={choose} />
      {!isNarrow && (
        <Button aria-expanded={isMore} onClick={() => setMore({ isMore: !isMore, wasUsed })}>
          More
        </Button>
      )}
      {(isMore || isNarrow) && (
        <Flex component="span" wrap align="center" justify="flex-end" gap="8px 10px" className="activity-more">
          {filters.map(({ name, label, value, options, labelOf }) => (
            <Select
              key={name}
              aria-label={label}
              className="activity-filter"
              placeholder={label}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={value === '' ? null : value}
              options={options}
              labelRender={(chosen) => chosen.label ?? labelOf(String(chosen.value))}
              onChange={(chosen?: string | null) => choose({ [name]: chosen ?? '' })}
            />
          ))}
          {action === '' && (
            <small className="list-note">
              Sign-ins, viewed profiles and read lists are left out: choose them as an action.
            </small>
          )}
        </Flex>
      )}
    </>
  );
}

function MemberFilter({ member, entries }: { member: string; entries: readonly Entry[] }) {
  const { choose } = useListSearchParams();
  const { text, setText, typed, composition } = useComposedText();
  const { members, isSearching, error } = useTypedMemberSearch(typed);
  const { entities } = useAppSelector(selectMembersById);
  const listed = entries.filter(({ subject }) => subject === 'member');
  const nameOf = (id: string) =>
    displayText(entities[id]?.name || listed.find(({ subjectId }) => subjectId === id)?.subjectName || id);
  const ids = text === '' ? [member, ...listed.map(({ subjectId }) => subjectId)] : members.map(({ id }) => id);
  const options = [...new Set(ids)].filter((id) => id !== '').slice(0, 20);
  const notFoundText = () => {
    if (text.length < shortestName) return 'Type a name';
    if (isSearching) return 'Searching…';
    return error === undefined ? 'Nobody among accepted or rejected users' : `Not searched: ${failureText(error)}`;
  };
  return (
    <span {...composition}>
      <Select
        aria-label="Member"
        className="activity-member"
        placeholder="Member"
        allowClear
        showSearch={{ filterOption: false, onSearch: (typing) => setText(typing.trim()) }}
        loading={isSearching}
        value={member === '' ? null : member}
        notFoundContent={notFoundText()}
        options={options.map((id) => ({ value: id, label: nameOf(id) }))}
        labelRender={({ value }) => nameOf(String(value))}
        onChange={(chosen?: string | null) => choose({ member: chosen ?? '' })}
      />
    </span>
  );
}
