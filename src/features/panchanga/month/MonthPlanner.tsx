import {
  FormOutlined,
  LeftOutlined,
  PrinterOutlined,
  RightOutlined,
  ShareAltOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Flex, Skeleton, Tooltip, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { ListHead } from '@/shared/ui/list/ListHead';
import { ListTools } from '@/shared/ui/list/ListTools';
import { fillableDays, type PlannedDay, plannedDays, useAlmanacSettings, useComputeDay } from '../computedDay';
import { displayMonth, limbLabels, monthAfter, monthOf, parsePanchangaParams, useToday } from '../panchanga';
import { useListPanchangaQuery } from '../panchangaApi';
import { selectDays } from '../panchangaSlice';
import { AlmanacLine } from './AlmanacLine';
import { DayNotes } from './DayNotes';
import { FillDialog } from './FillDialog';
import { MonthGrid } from './MonthGrid';
import { MonthSheet } from './MonthSheet';
import './month.css';

export function MonthPlanner() {
  const { currentData: list, isFetching, error, refetch } = useListPanchangaQuery();
  const { search, choose } = useListSearchParams();
  const { openShare } = useModalSearchParams();
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
      <ListHead title="Daily Panchanga" titleId="panchanga-title" count={list && countsOf(days)}>
        <ListTools>
          <Button icon={<UnorderedListOutlined aria-hidden />} onClick={() => choose({ view: '', month: '' })}>
            Back to the list
          </Button>
          {todaysEntry && (
            <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => openShare(todaysEntry.id)}>
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
        <Tooltip title="Previous month">
          <Button aria-label="Previous month" icon={<LeftOutlined aria-hidden />} onClick={() => showMonthAfter(-1)} />
        </Tooltip>
        <h3 aria-live="polite">{displayMonth(month)}</h3>
        <Tooltip title="Next month">
          <Button aria-label="Next month" icon={<RightOutlined aria-hidden />} onClick={() => showMonthAfter(1)} />
        </Tooltip>
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

/** '26 match, 2 differ, 2 missing'; what is zero is not said. */
function countsOf(days: readonly PlannedDay[]) {
  const countOf = (state: PlannedDay['state']) => days.filter((day) => day.state === state).length;
  const differing = countOf('differing');
  const counts: [count: number, what: string][] = [
    [countOf('filled'), countOf('filled') === 1 ? 'matches' : 'match'],
    [differing, differing === 1 ? 'differs' : 'differ'],
    [countOf('missing'), 'missing'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');
}

const differencesOn = ({ differences }: PlannedDay) =>
  differences.map(({ limb, written, computed }) => (
    <>
      {limbLabels[limb]}: <bdi>{displayText(written)}</bdi>, almanac {computed}
    </>
  ));

/** What holds at no sunrise, or at two, and so does not show in one name a day. */
const sunriseNotesOn = ({ notes }: PlannedDay) =>
  notes.map(({ limb, text, isUnsaid }) => (
    <>
      {limbLabels[limb]}: {text}
      {isUnsaid && <Typography.Text type="warning">, which the entry leaves out</Typography.Text>}
    </>
  ));
