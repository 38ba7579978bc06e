import { CalendarOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Select, Tag } from 'antd';
import { limbs } from './almanac/limbs';
import { isHeardIn } from './almanac/names';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams, type ListFacts } from '@/shared/routing/listSearchParams';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { DeleteAction, RowAction } from '@/shared/ui/list/RowAction';
import type { Column } from '@/shared/ui/list/ListTable';
import type { Ranges } from '@/shared/ui/list/ListPagination';
import { UserText } from '@/shared/ui/text/UserText';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { rowsAtDensity } from '@/shared/views/arrangement';
import {
  displayDay,
  displayMonth,
  isDay,
  latestFirst,
  limbLabels,
  monthOf,
  type Panchanga,
  panchangaCsv,
  parsePanchangaParams,
  useToday,
} from './panchanga';
import { useDeletePanchangaMutation, useListPanchangaQuery } from './panchangaApi';
import { isDoubled, selectDays, type Days } from './panchangaSlice';

const ranges = { size: 5, words: (from, to, total) => `${from}-${to} /${total}` } satisfies Ranges;

export function PanchangaList() {
  const { search, choose } = useListSearchParams();
  const showModal = useShowModal();
  const list = useListPanchangaQuery();
  const { month, text } = parsePanchangaParams(search);
  const rows = list.currentData?.rows ?? [];
  const days = useAppSelector(selectDays);
  const today = useToday();
  const doubled = Object.keys(days ?? {}).filter((date) => isDoubled(days, date)).length;
  const filtered = filterDays(rows, month, text);
  const size = rowsAtDensity(search, ranges.size);
  const home = month === '' && text === '' ? pageOfDay(rows, today, size) : 1;
  return (
    <WholeListPanel
      className="panchanga"
      title="Daily Panchanga"
      list={list}
      results={filtered}
      noun={['day', 'days']}
      note={doubled > 0 ? `${doubled === 1 ? '1 day has' : `${doubled} days have`} more than one entry` : undefined}
      ranges={{ ...ranges, home }}
      columns={columns}
      search={{ label: 'Search the panchanga', placeholder: 'Search the days' }}
      file={{ name: `Daily Panchanga ${month}`, columns: panchangaCsv }}
      filters={[month !== '']}
      tools={
        <Select
          aria-label="Month to list"
          style={{ minWidth: 160 }}
          value={month}
          options={[
            { value: '', label: 'All months' },
            ...monthsOf(rows, month).map((value) => ({ value, label: displayMonth(value) })),
          ]}
          onChange={(one) => choose({ month: one })}
        />
      }
      actions={
        <>
          {/* On a phone there is room for their icons alone. */}
          <Button
            aria-label="Month planner"
            className="icon-on-phone"
            icon={<CalendarOutlined aria-hidden />}
            onClick={() => choose({ view: 'month', month: '', search: '' })}
          >
            Month planner
          </Button>
          <Button
            type="primary"
            aria-label="Add panchanga"
            className="icon-on-phone"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => showModal({ add: today })}
          >
            Add panchanga
          </Button>
        </>
      }
    />
  );
}

function pageOfDay(rows: readonly Panchanga[], day: string, size: number) {
  const index = rows.findIndex(({ date }) => !isDay(date) || date <= day);
  return index < 0 ? Math.max(1, Math.ceil(rows.length / size)) : Math.floor(index / size) + 1;
}

export function listParamsOfDay(days: Days, added: string, today: string, search: URLSearchParams): ListFacts {
  const { month, text } = parsePanchangaParams(search);
  const rows = latestFirst(Object.values(days).flat());
  const filtered = filterDays(rows, month, text);
  const isFiltered = (month !== '' || text !== '') && filtered.some(({ date }) => date === added);
  const size = rowsAtDensity(search, ranges.size);
  const page = pageOfDay(isFiltered ? filtered : rows, added, size);
  const home = isFiltered ? 1 : pageOfDay(rows, today, size);
  return { page: page === home ? '' : String(page), ...(!isFiltered && { month: '', search: '' }) };
}

function monthsOf(rows: readonly Panchanga[], asked: string) {
  const months = [asked, ...rows.map(({ date }) => (isDay(date) ? monthOf(date) : ''))];
  return [...new Set(months)].filter(Boolean).sort().reverse();
}

function filterDays(rows: readonly Panchanga[], month: string, search: string): Panchanga[] {
  const words = search.split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (month !== '' && monthOf(row.date) !== month) return false;
    const texts = [row.date, displayDay(row.date), ...limbs.map((limb) => row[limb])];
    return words.every((word) => texts.some((text) => isHeardIn(text, word)));
  });
}

const columns: readonly Column<Panchanga>[] = [
  { title: 'Date', card: 'head', width: 12, render: (row) => <DateCell {...row} />, className: 'cell-numbers' },
  ...limbs.map((limb) => ({
    title: limbLabels[limb],
    label: limbLabels[limb],
    render: (entry: Panchanga) => <UserText>{entry[limb]}</UserText>,
  })),
  { title: 'Actions', card: 'head', render: (entry) => <EntryActions entry={entry} />, width: 10.5 },
];

function DateCell({ date }: Panchanga) {
  const days = useAppSelector(selectDays);
  const isToday = date === useToday();
  return (
    <Flex wrap align="center" gap="0 8px">
      <bdi>{displayDay(date)}</bdi>
      {isToday && <Tag color="processing">Today</Tag>}
      {isDoubled(days, date) && <Tag color="warning">more than one entry</Tag>}
    </Flex>
  );
}

function EntryActions({ entry: { id, date } }: { entry: Panchanga }) {
  const showModal = useShowModal();
  const [remove] = useDeletePanchangaMutation();
  const text = (
    <>
      Do you want to delete this item?
      <br />
      <strong>{displayDay(date)}</strong>
    </>
  );
  return (
    <span className="actions">
      {isDay(date) && <RowAction action="Share" onClick={() => showModal({ share: id })} />}
      <RowAction action="Edit" onClick={() => showModal({ edit: id })} />
      <DeleteAction title="Delete Panchanga" text={text} run={() => remove(id)} />
    </span>
  );
}
