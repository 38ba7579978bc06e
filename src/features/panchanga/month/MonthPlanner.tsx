import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { WholeList } from '@/shared/api/page';
import { usePreferences } from '@/shared/preferences';
import { useListInAddress } from '@/shared/routing/listInAddress';
import { ExportButton } from '@/shared/ui/ExportButton';
import { FailureLine } from '@/shared/ui/FailureLine';
import { placeIn } from '../almanac/places';
import { displayMonth, monthAfter, monthOf, today } from '../days';
import { AlmanacLine } from '../entry/AlmanacLine';
import { AlmanacSettings } from '../entry/AlmanacSettings';
import { useAlmanac } from '../entry/useAlmanac';
import type { Panchanga } from '../panchanga';
import { panchangaCsv } from '../panchangaCsv';
import { panchangaIn, useBoxInAddress } from '../panchangaInAddress';
import { Differences } from './Differences';
import { FillDialog } from './FillDialog';
import { MonthGrid } from './MonthGrid';
import { MonthSheet } from './MonthSheet';
import { countsOf, plannedDays } from './plannedDays';
import './month.css';

type MonthPlannerProps = {
  list: WholeList<Panchanga> | undefined;
  answer: { isFetching: boolean; error: unknown; refetch: () => unknown };
};

/** A calendar month: what is filled, missing, or other than computed, and the way to fill it. */
export function MonthPlanner({ list, answer: { isFetching, error, refetch } }: MonthPlannerProps) {
  const { search, choose } = useListInAddress();
  const { openAdd, openEdit } = useBoxInAddress();
  const { place } = usePreferences();
  const almanac = useAlmanac();
  const [isFilling, setFilling] = useState(false);
  const now = today();
  const monthIn = (address: URLSearchParams) => panchangaIn(address).month || monthOf(now);
  const month = monthIn(search);
  const days = useMemo(() => plannedDays(month, list?.rows ?? [], almanac), [month, list, almanac]);
  const { filled, missing, differing } = countsOf(days);
  const canFill =
    list !== undefined && days.some((day) => day.state === 'missing' && day.computed && 'limbs' in day.computed);
  const inAddress = (next: string) => ({ month: next === monthOf(now) ? '' : next });
  const turn = (by: 1 | -1) => choose((latest) => inAddress(monthAfter(monthIn(latest), by)));

  return (
    <>
      <div className="month-head">
        <Button aria-label="Previous month" onClick={() => turn(-1)}>
          ‹
        </Button>
        <h3 aria-live="polite">{displayMonth(month)}</h3>
        <Button aria-label="Next month" onClick={() => turn(1)}>
          ›
        </Button>
        <Button type="text" onClick={() => choose(inAddress(monthOf(now)))}>
          Today
        </Button>
        <span className="month-tools">
          <ExportButton
            key={month}
            name={['Daily Panchanga', month]}
            columns={panchangaCsv}
            rows={list && (() => days.flatMap(({ entries }) => entries))}
          />
          <Button onClick={() => window.print()} disabled={!list}>
            Print
          </Button>
          <Button type="primary" disabled={!canFill} onClick={() => setFilling(true)}>
            Fill the missing days
          </Button>
        </span>
      </div>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {list ? (
        <>
          <p className="month-counts" role="status">
            <span data-state="filled">{filled} filled</span>
            <span data-state="missing">{missing} missing</span>
            {almanac.state === 'ready' && <span data-state="differing">{differing} differing from the almanac</span>}
          </p>
          <MonthGrid label={displayMonth(month)} days={days} today={now} onAdd={openAdd} onEdit={openEdit} />
          <Differences days={days} onEdit={openEdit} />
          <MonthSheet month={month} days={days} place={placeIn(place).name} />
        </>
      ) : (
        isFetching && <p className="list-note">Loading...</p>
      )}
      <div className="almanac-part">
        <AlmanacSettings />
        <AlmanacLine almanac={almanac} />
      </div>
      {isFilling && (
        <FillDialog month={month} days={days} place={placeIn(place).name} onClose={() => setFilling(false)} />
      )}
    </>
  );
}
