import { FormOutlined, LeftOutlined, PrinterOutlined, RightOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton, Tag, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { placeIn } from '@/shared/almanac/place';
import type { WholeList } from '@/shared/api/page';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { usePreferences } from '@/shared/preferences';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { displayText } from '@/shared/text';
import { ExportButton } from '@/shared/ui/ExportButton';
import { FailureLine } from '@/shared/ui/FailureLine';
import type { ListQuery } from '@/shared/ui/ListTable';
import { fillableDays, type PlannedDay, plannedDays, useComputeDay } from '../computedDay';
import { AlmanacLine, AlmanacSettings } from '../entry/AlmanacSettings';
import {
  displayDay,
  displayMonth,
  limbLabels,
  monthAfter,
  monthOf,
  type Panchanga,
  panchangaCsv,
  parsePanchangaParams,
  today,
} from '../panchanga';
import { runClosed, selectDays } from '../panchangaSlice';
import { FillDialog } from './FillDialog';
import { MonthGrid } from './MonthGrid';
import { MonthSheet } from './MonthSheet';
import './month.css';

export function MonthPlanner({ list: query }: { list: ListQuery<WholeList<Panchanga>> }) {
  const { currentData: list, isFetching, error, refetch } = query;
  const { search, choose } = useListSearchParams();
  const { openShare } = useModalSearchParams();
  const place = placeIn(usePreferences().place).name;
  const dispatch = useAppDispatch();
  const computeDay = useComputeDay();
  const [isFilling, setFilling] = useState(false);
  const now = today();
  const monthIn = (address: URLSearchParams) => parsePanchangaParams(address).month || monthOf(now);
  const month = monthIn(search);
  const known = useAppSelector(selectDays);
  const days = useMemo(() => plannedDays(month, known ?? {}, computeDay), [month, known, computeDay]);
  const countOf = (state: PlannedDay['state']) => days.filter((day) => day.state === state).length;
  const todaysEntry = days.find(({ date }) => date === now)?.entries[0];
  const monthParam = (next: string) => ({ month: next === monthOf(now) ? '' : next });
  const turn = (by: 1 | -1) => choose((latest) => monthParam(monthAfter(monthIn(latest), by)));
  const openFill = () => {
    dispatch(runClosed());
    setFilling(true);
  };

  return (
    <>
      <Flex wrap align="center" gap={8} className="month-head">
        <Tooltip title="Previous month">
          <Button aria-label="Previous month" icon={<LeftOutlined aria-hidden />} onClick={() => turn(-1)} />
        </Tooltip>
        <h3 aria-live="polite">{displayMonth(month)}</h3>
        <Tooltip title="Next month">
          <Button aria-label="Next month" icon={<RightOutlined aria-hidden />} onClick={() => turn(1)} />
        </Tooltip>
        <Button type="text" onClick={() => choose(monthParam(monthOf(now)))}>
          Today
        </Button>
        <AlmanacSettings />
      </Flex>
      <Flex wrap align="center" gap={8} className="month-head">
        {list && (
          <Flex wrap gap="4px 8px" component="p" role="status">
            <Tag color="success">{countOf('filled')} filled</Tag>
            <Tag>{countOf('missing')} missing</Tag>
            <Tag color="warning">{countOf('differing')} differing from the almanac</Tag>
          </Flex>
        )}
        <Flex wrap gap={8} justify="end" className="month-tools">
          {todaysEntry && (
            <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => openShare(todaysEntry.id)}>
              Share today
            </Button>
          )}
          <ExportButton
            key={month}
            name={['Daily Panchanga', month]}
            columns={panchangaCsv}
            rows={list && (() => days.flatMap(({ entries }) => entries))}
          />
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()} disabled={!list}>
            Print
          </Button>
          <Button
            type="primary"
            icon={<FormOutlined aria-hidden />}
            disabled={!list || fillableDays(days).length === 0}
            onClick={openFill}
          >
            Fill the missing days
          </Button>
        </Flex>
      </Flex>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {list ? (
        <>
          <MonthGrid label={displayMonth(month)} days={days} today={now} />
          <Differences days={days} />
          <MonthSheet month={month} days={days} place={place} />
        </>
      ) : (
        isFetching && <Skeleton title={false} paragraph={{ rows: 8 }} />
      )}
      <AlmanacLine />
      {isFilling && <FillDialog month={month} days={days} place={place} onClose={() => setFilling(false)} />}
    </>
  );
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
                {limbLabels[limb]}: <bdi>{displayText(written)}</bdi>, computed {computed}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
