import { Button, Select } from 'antd';
import { useState } from 'react';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/format/text';
import { DaySpanPicker } from '@/shared/ui/form/DaySpanPicker';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import type { ActivityQuery, JournalPage } from './activityApi';
import { actionLabel, actionOptions } from './entry';
import { MemberFilter } from './MemberFilter';

type ActivityFiltersProps = {
  query: ActivityQuery;
  /** The action of the address. */
  action: string;
  /** The listed events supply options. */
  shown: JournalPage | undefined;
  onChoose: (facts: ListFacts) => void;
};

export function ActivityFilters({ query, action, shown, onChoose }: ActivityFiltersProps) {
  const { administrator, member } = query;
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const [isMore, setMore] = useState(administrator !== '' || action !== '');
  const emails = shown?.administrators ?? [];
  const filters = [
    {
      name: 'administrator',
      label: 'Administrator',
      value: administrator,
      options: emails.map((email) => ({ value: email, label: displayText(email) })),
      labelOf: displayText,
    },
    { name: 'action', label: 'Action', value: action, options: actionOptions, labelOf: actionLabel },
  ];
  return (
    <>
      <MemberFilter member={member} entries={shown?.rows ?? []} onChoose={(id) => onChoose({ member: id })} />
      <DaySpanPicker from={query.from} to={query.to} onChange={onChoose} />
      {!isNarrow && (
        <Button aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          More
        </Button>
      )}
      {(isMore || isNarrow) && (
        <span className="activity-more">
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
              onChange={(chosen?: string | null) => onChoose({ [name]: chosen ?? '' })}
            />
          ))}
          {action === '' && <small>Sign-ins and viewed profiles are left out: choose them as an action.</small>}
        </span>
      )}
    </>
  );
}
