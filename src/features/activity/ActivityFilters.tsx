import { Select } from 'antd';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/text';
import { DaySpanPicker } from '@/shared/ui/DaySpanPicker';
import type { ActivityQuery, JournalPage } from './activityApi';
import { actionLabel, actionOptions } from './entry';

type ActivityFiltersProps = {
  query: ActivityQuery;
  /** The listed entries supply the options. */
  shown: JournalPage | undefined;
  onChoose: (facts: ListFacts) => void;
};

export function ActivityFilters({ query, shown, onChoose }: ActivityFiltersProps) {
  const { administrator, member, actions } = query;
  const action = actions[0] ?? '';
  const emails = shown?.administrators.map((email) => ({ value: email, label: displayText(email) })) ?? [];
  const people = (shown?.rows ?? [])
    .filter(({ subject }) => subject === 'member')
    .map(({ subjectId, subjectName }) => ({ value: subjectId, label: displayText(subjectName) || subjectId }));
  const filters = [
    { name: 'administrator', label: 'Administrator', value: administrator, options: emails },
    { name: 'action', label: 'Action', value: action, options: actionOptions, labelOf: actionLabel },
    { name: 'member', label: 'Member', value: member, options: people },
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
          showSearch={{ optionFilterProp: 'label' }}
          value={value === '' ? null : value}
          options={distinct([...options, ...(value === '' ? [] : [{ value, label: labelOf(value) }])])}
          onChange={(chosen?: string | null) => onChoose({ [name]: chosen ?? '' })}
        />
      ))}
      <DaySpanPicker span={query} onChange={onChoose} />
    </>
  );
}

/** Deduplicated by value; a name wins over an id. */
const distinct = (options: readonly { value: string; label: string }[]) =>
  options.filter(({ value }, place) => options.findIndex((other) => other.value === value) === place);
