import { Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { readNow } from '@/shared/api/freshness';
import { limbs } from '../almanac/limbs';
import { progressOf, rowReplyOf, useRun, type Run, type RunWork } from '@/shared/run/runSlice';
import { RunDialog, RunResult } from '@/shared/run/RunDialog';
import { fillableDays, filledIn, type ComputedLimb, type PlannedDay } from '../computedDay';
import { displayDay, displayMonth, limbLabels, type PanchangaValues } from '../panchanga';
import { panchangaApi } from '../panchangaApi';
import { selectDays } from '../panchangaSlice';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ days, onClose, ...opened }: FillDialogProps) {
  const run = useRun();
  // Fixed on opening: what was previewed is what is added, whatever the planner behind it shows.
  const [{ month, place }] = useState(opened);
  const [planned] = useState(() => fillableDays(days));
  const [kept] = useState(() => days.filter(({ state }) => state === 'differing').length);
  const ids = planned.map(({ date }) => date);
  const left = ids.filter((date) => run?.states[date] !== 'done' && run?.reasons[date] !== conflictText);
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      ids={ids}
      work={() => fillRun(planned.map(({ date, computed }) => filledIn({ date }, computed)))}
      question={
        <>
          {daysOf(planned.length)} will be added for {place}.{' '}
          {kept > 0 &&
            (kept === 1
              ? '1 day that differs from the almanac is left as it is.'
              : `${kept} days that differ from the almanac are left as they are.`)}
        </>
      }
      action={`Add ${daysOf(planned.length)}`}
      resumeLabel="Resume"
      again={{ label: `Resume with the ${daysOf(left.length)} left`, ids: left }}
      rows={
        <Table
          className="fill-table"
          pagination={false}
          rowKey="date"
          dataSource={planned}
          columns={run ? [...columns, resultColumn(run)] : columns}
        />
      }
      rowsLabel="Days"
      onClose={onClose}
    />
  );
}

type DayColumn = TableColumnsType<PlannedDay>[number];

const columns: DayColumn[] = [
  { title: 'Date', rowScope: 'row', render: (_, { date }) => displayDay(date) },
  ...limbs.map((limb): DayColumn => ({
    title: limbLabels[limb],
    render: (_, { computed }) => computed?.limbs && <Value {...computed.limbs[limb]} />,
  })),
];

const resultColumn = ({ phase, states, reasons }: Run): DayColumn => ({
  title: 'Result',
  render: (_, { date }) => {
    const reason = reasons[date];
    if (reason === conflictText) return <Typography.Text type="danger">{reason}</Typography.Text>;
    return <RunResult state={states[date] ?? 'waiting'} reason={reason} isEnded={phase === 'ended'} done="Added" />;
  },
});

function Value({ value, changesAtSunrise }: ComputedLimb) {
  return (
    <>
      {value} {changesAtSunrise && <Typography.Text type="warning">· changes at sunrise</Typography.Text>}
    </>
  );
}

const conflictText = 'There is an entry for this day already: it stays as it is.';

function fillRun(days: readonly PanchangaValues[]): RunWork {
  let listed: Promise<{ error?: unknown }> | undefined;
  return {
    callsAtOnce: 1,
    send: (date) => async (dispatch, getState) => {
      const values = days.find((day) => day.date === date);
      // Each start refetches the days, so that a saved day whose reply was lost is not added twice.
      listed ??= dispatch(listPanchanga.initiate({ silent: true }, readNow));
      const { error } = await listed;
      if (error !== undefined || !values) return rowReplyOf(error);
      const there = selectDays(getState())?.[date] ?? [];
      const isSaved = there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
      if (there.length > 0) return isSaved ? {} : { failure: conflictText };
      return rowReplyOf((await dispatch(addPanchanga.initiate({ ...values, silent: true }, { track: false }))).error);
    },
    reportOf,
    sentence: (added) => (added === 0 ? '' : `${daysOf(added)} added`),
    finish: () => (dispatch) => void dispatch(panchangaApi.util.invalidateTags(['Panchanga'])),
  };
}

function reportOf(run: Run) {
  const { done, failed, waiting } = progressOf(run, run.count);
  const conflicts = Object.values(run.reasons).filter((one) => one === conflictText).length;
  const outcomes: Record<string, number> = {
    added: done,
    failed: failed - conflicts,
    'without a reply': run.count - done - failed - waiting,
    'not started': waiting,
    'already there': conflicts,
  };
  const named = Object.entries(outcomes).filter(([, count]) => count > 0);
  return `${named.map(([what, count], index) => `${index === 0 ? daysOf(count) : count} ${what}`).join(', ')}.`;
}
