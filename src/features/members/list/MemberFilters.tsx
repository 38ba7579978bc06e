import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Input, Popover, Select, Typography } from 'antd';
import { useRef } from 'react';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { sortOf, useListSearchParams, type ListFacts } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/form/DaySpanPicker';
import { filtersOf, type MemberFilter } from './memberFilter';

/** Of the heads that sort, which cards do not have. */
const orders = [
  { value: '', label: 'Newest first' },
  { value: 'joined', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'name-down', label: 'By name, backwards' },
  { value: 'status', label: 'By status' },
  { value: 'status-down', label: 'By status, backwards' },
];

const genders = [
  { value: '', label: 'Women and men' },
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
];

export function MemberFilters({ filter }: { filter: MemberFilter }) {
  const { choose } = useListSearchParams();
  // There the tools are in a sheet already.
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const button = useRef<HTMLButtonElement>(null);
  const sort = sortOf(filter.order);
  const fields = (
    <Flex vertical gap={10} role="group" aria-label="Filters" style={{ minWidth: 290 }}>
      <Select
        aria-label="Order"
        autoFocus={!isNarrow}
        options={orders}
        // The order without a sort in the address.
        value={sort === 'joined-down' ? '' : sort}
        onChange={(next) => choose({ sort: next })}
      />
      <Typography.Text type="secondary">Joined</Typography.Text>
      <DaySpanPicker from={filter.from} to={filter.to} onChange={choose} />
      <Select aria-label="Gender" options={genders} value={filter.gender} onChange={(gender) => choose({ gender })} />
      <Input
        key={filter.city}
        aria-label="Place"
        placeholder="Place, as the profile says it"
        defaultValue={filter.city}
        maxLength={100}
        onBlur={({ target }) => choose({ city: target.value.trim() })}
        onPressEnter={({ currentTarget }) => choose({ city: currentTarget.value.trim() })}
      />
      <Checkbox
        checked={filter.photo !== ''}
        onChange={({ target }) => choose({ photo: target.checked ? 'none' : '' })}
      >
        Without a photo
      </Checkbox>
    </Flex>
  );
  if (isNarrow) return fields;
  return (
    <Popover
      content={fields}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      // Escape and a press elsewhere return the focus, without scrolling away from what was pressed.
      onOpenChange={(isOpen) => !isOpen && button.current?.focus({ preventScroll: true })}
      // Within the landmark of the screen.
      getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
    >
      <Button ref={button} icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog">
        Filters
      </Button>
    </Popover>
  );
}

export function FilterChips({ filter }: { filter: MemberFilter }) {
  const { choose } = useListSearchParams();
  const filters = filtersOf(filter);
  if (filters.length === 0) return null;
  const without = (params: readonly string[]): ListFacts => Object.fromEntries(params.map((name) => [name, '']));
  return (
    <Flex wrap gap={8} role="group" aria-label="Filters in use" style={{ marginBottom: 10 }}>
      {filters.map(({ label, params }) => (
        <Button
          key={label}
          size="small"
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          aria-label={`Remove the filter: ${label}`}
          onClick={() => choose(without(params))}
        >
          <bdi>{label}</bdi>
        </Button>
      ))}
      {filters.length > 1 && (
        <Button size="small" type="link" onClick={() => choose(without(filters.flatMap(({ params }) => params)))}>
          Clear filters
        </Button>
      )}
    </Flex>
  );
}
