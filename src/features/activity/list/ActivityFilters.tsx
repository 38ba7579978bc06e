import { Select } from 'antd';
import { useState } from 'react';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/text';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import { actionLabel, actionOptions } from '../actions';
import type { JournalPage, ActivityQuery } from '../activityApi';

export type ActivityFiltersProps = {
  asked: ActivityQuery;
  /** The listed entries supply the options. */
  shown: JournalPage | undefined;
  onChoose: (facts: ListFacts) => void;
};

type Option = { value: string; label: string };

export function ActivityFilters({ asked, shown, onChoose }: ActivityFiltersProps) {
  const { administrator, member, actions } = asked;
  const [typed, setTyped] = useState('');
  const action = actions[0] ?? '';
  const emails = shown?.administrators.map((email) => ({ value: email, label: displayText(email) })) ?? [];
  const people = (shown?.rows ?? [])
    .filter(({ subject }) => subject === 'member')
    .map(({ subjectId, subjectName }) => ({ value: subjectId, label: displayText(subjectName) || subjectId }));
  const filters = [
    { name: 'administrator', label: 'Administrator', value: administrator, options: emails },
    { name: 'action', label: 'Action', value: action, options: actionOptions, labelOf: actionLabel },
    {
      name: 'member',
      label: 'Member',
      value: member,
      options: typed.trim() === '' ? people : [...people, byId(typed)],
    },
  ];
  return (
    <>
      {filters.map(({ name, label, value, options, labelOf = displayText }) => (
        <Select
          key={name}
          aria-label={label}
          className="activity-filter"
          placeholder={label}
          allowClear
          showSearch={{ optionFilterProp: 'label', ...(name === 'member' && { onSearch: setTyped }) }}
          value={value === '' ? null : value}
          options={distinct([...options, ...(value === '' ? [] : [{ value, label: labelOf(value) }])])}
          onChange={(chosen?: string | null) => onChoose({ [name]: chosen ?? '' })}
        />
      ))}
      <DaySpanPicker span={asked} onChange={onChoose} />
    </>
  );
}

const byId = (typed: string): Option => ({ value: typed.trim(), label: `Member with the id ${typed.trim()}` });

/** Deduplicated by value; a name wins over an id. */
const distinct = (options: readonly Option[]) =>
  options.filter(({ value }, place) => options.findIndex((other) => other.value === value) === place);
