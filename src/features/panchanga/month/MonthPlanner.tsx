import {
  FormOutlined,
  LeftOutlined,
  PrinterOutlined,
  RightOutlined,
  ShareAltOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Flex, Skeleton, Tooltip, Typography } from 'antd';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { ListHead, ListTools } from '@/shared/ui/list/ListHead';
import { fillableDays, type PlannedDay, plannedDays, useAlmanacSettings, useComputeDay } from '../computedDay';
import {
  displayDay,
  displayMonth,
  firstMonth,
  lastMonth,
  limbLabels,
  monthAfter,
  monthOf,
  parsePanchangaParams,
  useToday,
} from '../panchanga';
import { useListPanchangaQuery } from '../panchangaApi';
import { selectDays } from '../panchangaSlice';
import { AlmanacLine } from './AlmanacLine';
import { FillDialog } from './FillDialog';
import { MonthGrid, useOpenDay, MonthSheet } from './MonthGrid';
import './month.css';

export function MonthPlanner() {
  const { currentData: list, isFetching, error, refetch } = useListPanchangaQuery();
  const { search, choose } = useListSearchParams();
  const showModal = useShowModal();
  const { place, difference } = useAlmanacSettings();
  const computeDay = useComputeDay();
  const [isFilling, setFilling] = useState(false);
  const today = useToday();
  const monthIn = (address: URLSearchParams) => parsePanchangaParams(address).month || monthOf(today);
  const month = monthIn(search);
  const known = useAppSelector(selectDays);
  const days = useMemo(() => plannedDays(month, known ?? {}, computeDay), [month, known, computeDay]);
  const todaysEntry = days.find(({ date }) => date === today)?.entries[0];
  const monthParam = (next: string) => ({ month: next === monthOf(today) ? '' : next });
  const showMonthAfter = (by: 1 | -1) => choose((latest) => monthParam(monthAfter(monthIn(latest), by)));

  return (
    <>
      {/* A count after each added day would be read out; the dialog says how it ended. */}
      <ListHead
        title="Daily Panchanga"
        count={list && <span aria-live={isFilling ? 'off' : undefined}>{countsOf(days)}</span>}
      >
        <ListTools>
          <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => choose({ view: '', month: '' })}>
            Back to the list
          </Button>
          {todaysEntry && (
            <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => showModal({ share: todaysEntry.id })}>
              Share today
            </Button>
          )}
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()} disabled={!list}>
            Print
          </Button>
          <Button
            type="primary"
            icon={<FormOutlined aria-hidden />}
            disabled={!list || fillableDays(days).length === 0}
            onClick={() => setFilling(true)}
          >
            Fill the missing days
          </Button>
        </ListTools>
      </ListHead>
      <Flex align="center" gap={8} className="month-head" style={{ marginBottom: 10 }}>
        <MonthArrow
          label="Previous month"
          icon={<LeftOutlined aria-hidden />}
          isAtEnd={month === firstMonth}
          onPress={() => showMonthAfter(-1)}
        />
        <h3 aria-live="polite">{displayMonth(month)}</h3>
        <MonthArrow
          label="Next month"
          icon={<RightOutlined aria-hidden />}
          isAtEnd={month === lastMonth}
          onPress={() => showMonthAfter(1)}
        />
        <Button type="text" onClick={() => choose(monthParam(monthOf(today)))}>
          Today
        </Button>
      </Flex>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {list ? (
        <>
          <MonthGrid label={displayMonth(month)} days={days} today={today} />
          <AlmanacLine />
          {/* Entries that differ are not changed: they may follow another almanac. */}
          <DayNotes title="Differs from the almanac" days={days} notesOf={differencesOn} />
          <DayNotes title="• Kshaya and vriddhi" days={days} notesOf={sunriseNotesOn} />
          <MonthSheet month={month} days={days} place={place.name} />
        </>
      ) : (
        isFetching && <Skeleton title={false} paragraph={{ rows: 8 }} />
      )}
      {isFilling && (
        <FillDialog month={month} days={days} place={place.name + difference} onClose={() => setFilling(false)} />
      )}
    </>
  );
}

type MonthArrowProps = { label: string; icon: ReactNode; isAtEnd: boolean; onPress: () => void };

/** Not `disabled`, so that the focus stays. */
const MonthArrow = ({ label, icon, isAtEnd, onPress }: MonthArrowProps) => (
  <Tooltip title={label}>
    <Button
      aria-label={label}
      aria-disabled={isAtEnd}
      icon={icon}
      style={isAtEnd ? { opacity: 0.4, cursor: 'default' } : undefined}
      onClick={() => !isAtEnd && onPress()}
    />
  </Tooltip>
);

const stateWords = { filled: ['matches', 'match'], differing: ['differs', 'differ'], missing: ['missing', 'missing'] };

function countsOf(days: readonly PlannedDay[]) {
  const counts = Object.entries(stateWords).map(([state, [one, many]]) => {
    const { length } = days.filter((day) => day.state === state);
    return length > 0 && `${length} ${length === 1 ? one : many}`;
  });
  return counts.filter(Boolean).join(', ');
}

type DayNotesProps = { title: string; days: readonly PlannedDay[]; notesOf: (day: PlannedDay) => ReactNode[] };

function DayNotes({ title, days, notesOf }: DayNotesProps) {
  const openDay = useOpenDay();
  const id = useId();
  const noted = days.filter((day) => notesOf(day).length > 0);
  if (noted.length === 0) return null;
  return (
    <section style={{ marginTop: 14 }} aria-labelledby={id}>
      <h4 id={id} style={{ margin: '0 0 4px' }}>
        {title}
      </h4>
      <ul>
        {noted.map((day) => (
          <li key={day.date}>
            <Button type="link" size="small" style={{ paddingInlineStart: 0 }} onClick={() => openDay(day)}>
              {displayDay(day.date)}
            </Button>
            {notesOf(day).map((note, index) => (
              <span key={index}>
                {index > 0 && '; '}
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const differencesOn = ({ differences }: PlannedDay) =>
  differences.map(({ limb, written, computed }) => (
    <>
      {limbLabels[limb]}: <bdi>{displayText(written)}</bdi>, almanac {computed}
    </>
  ));

const sunriseNotesOn = ({ notes }: PlannedDay) =>
  notes.map(({ limb, text, isUnsaid }) => (
    <>
      {limbLabels[limb]}: {text}
      {isUnsaid && <Typography.Text type="warning">, which the entry leaves out</Typography.Text>}
    </>
  ));
