import {
  FormOutlined,
  LeftOutlined,
  PrinterOutlined,
  RightOutlined,
  ShareAltOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Flex, Skeleton, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import type { WholeList } from '@/shared/api/page';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { ListHead } from '@/shared/ui/list/ListHead';
import type { ListQuery } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListTools';
import { useAlmanacSettings } from '../almanacSettings';
import { fillableDays, type PlannedDay, plannedDays, useComputeDay } from '../computedDay';
import {
  displayDay,
  displayMonth,
  limbLabels,
  monthAfter,
  monthOf,
  type Panchanga,
  parsePanchangaParams,
} from '../panchanga';
import { selectDays } from '../panchangaSlice';
import { useToday } from '../useToday';
import { AlmanacLine } from './AlmanacLine';
import { FillDialog } from './FillDialog';
import { MonthGrid } from './MonthGrid';
import { SunriseNotes } from './SunriseNotes';
import { MonthSheet } from './MonthSheet';
import './month.css';

type MonthPlannerProps = { list: ListQuery<WholeList<Panchanga>>; title: string; titleId: string };

export function MonthPlanner({ list: query, title, titleId }: MonthPlannerProps) {
  const { currentData: list, isFetching, error, refetch } = query;
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
  const turn = (by: 1 | -1) => choose((latest) => monthParam(monthAfter(monthIn(latest), by)));

  return (
    <>
      <ListHead title={title} titleId={titleId} count={list && countsOf(days)}>
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
      <Flex align="center" gap={8} className="month-head">
        <Tooltip title="Previous month">
          <Button aria-label="Previous month" icon={<LeftOutlined aria-hidden />} onClick={() => turn(-1)} />
        </Tooltip>
        <h3 aria-live="polite">{displayMonth(month)}</h3>
        <Tooltip title="Next month">
          <Button aria-label="Next month" icon={<RightOutlined aria-hidden />} onClick={() => turn(1)} />
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
          <Differences days={days} />
          <SunriseNotes days={days} />
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

/** Lists the entries that differ from the almanac, unchanged: they may follow another one. */
function Differences({ days }: { days: readonly PlannedDay[] }) {
  const { openEdit } = useModalSearchParams();
  const differing = days.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0) return null;
  return (
    <section className="month-differences" aria-labelledby="differences-title">
      <h4 id="differences-title">Differs from the almanac</h4>
      <ul>
        {differing.map(({ date, differences, entries }) => (
          <li key={date}>
            <Button type="link" size="small" onClick={() => entries[0] && openEdit(entries[0].id)}>
              {displayDay(date)}
            </Button>
            {differences.map(({ limb, written, computed }, index) => (
              <span key={`${limb}${index}`}>
                {index > 0 && '; '}
                {limbLabels[limb]}: <bdi>{displayText(written)}</bdi>, almanac {computed}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
