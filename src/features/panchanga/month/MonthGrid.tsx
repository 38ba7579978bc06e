import dayjs from 'dayjs';
import { useState, type KeyboardEvent } from 'react';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { displayText } from '@/shared/format/text';
import { type Limb, limbs } from '../almanac/limbs';
import { displayDay, weekdayOf, displayMonth, limbLabels } from '../panchanga';
import { type PlannedDay, limbWithEnd } from '../computedDay';
import './print.css';

type MonthGridProps = { label: string; days: readonly PlannedDay[]; today: string };

const signs: Record<PlannedDay['state'], string> = { filled: '✓', missing: '+', differing: '!' };

// Weeks begin on Sunday, as the vaaras do.
const firstWeek = Array.from({ length: 7 }, (_, index) => `2026-11-0${index + 1}`);
const shortWeekdays = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

export function MonthGrid({ label, days, today }: MonthGridProps) {
  const [lastReached, setLastReached] = useState('');
  const stop = [lastReached, today].find((date) => days.some((day) => day.date === date)) ?? days[0]?.date;
  return (
    <table className="month" role="grid" aria-label={label}>
      <thead>
        <tr>
          {firstWeek.map((date) => (
            <th key={date} scope="col" abbr={weekdayOf(date)}>
              {shortWeekdays.format(dayjs(date).valueOf())}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <td key={weekday}>
                {day && (
                  <Day
                    day={day}
                    isToday={day.date === today}
                    isStop={day.date === stop}
                    onReach={() => setLastReached(day.date)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: PlannedDay; isToday: boolean; isStop: boolean; onReach: () => void };

function Day({ day, isToday, isStop, onReach }: DayProps) {
  const { date, entries, computed, state, notes } = day;
  const openDay = useOpenDay();
  const [entry] = entries;
  const textOf = (limb: Limb) => (entry ? displayText(entry[limb]) : computed?.limbs?.[limb].value);
  const count = entries.length > 1 ? `, ${entries.length} entries` : '';
  return (
    <button
      type="button"
      className="month-day"
      data-state={state}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onReach}
      onKeyDown={(event) => moveFrom(date, event)}
      onClick={() => openDay(day)}
    >
      <span className="visually-hidden">
        {displayDay(date)}: {state}
        {count},
      </span>
      <strong className="month-number" aria-hidden="true">
        {Number(date.slice(-2))}
      </strong>
      <span style={{ color: 'var(--sign)' }} aria-hidden="true">
        {notes.length > 0 && '• '}
        {signs[state]}
        {entries.length > 1 && ` ×${entries.length}`}
      </span>
      <span className="month-names unseen-on-phone">
        <span>{textOf('tithi')}</span> <span className="list-note">{textOf('nakshatra')}</span>
      </span>
      <span className="visually-hidden">{[...new Set(notes.map(({ kind }) => `, ${kind}`))]}</span>
    </button>
  );
}

export function useOpenDay() {
  const showModal = useShowModal();
  return ({ date, entries: [entry] }: PlannedDay) => showModal(entry ? { edit: entry.id } : { add: date });
}

function moveFrom(date: string, event: KeyboardEvent<HTMLButtonElement>) {
  const weekday = dayjs(date).day();
  const days = [...(event.currentTarget.closest('table')?.querySelectorAll('button') ?? [])];
  const index = days.indexOf(event.currentTarget);
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - 7,
    ArrowDown: index + 7,
    Home: Math.max(index - weekday, 0),
    End: Math.min(index + 6 - weekday, days.length - 1),
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  days[target]?.focus();
}

function weeksOf(days: readonly PlannedDay[]): (PlannedDay | undefined)[][] {
  const cells = [...Array.from({ length: dayjs(days[0]?.date).day() }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

type MonthSheetProps = { month: string; days: readonly PlannedDay[]; place: string };

export function MonthSheet({ month, days, place }: MonthSheetProps) {
  const isComputed = days.some(({ computed }) => computed !== undefined);
  return (
    <div className="month-sheet">
      <h2>Daily Panchanga, {displayMonth(month)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {limbs.map((limb) => (
              <th key={limb} scope="col">
                {limbLabels[limb]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, entries: [entry], computed }) => (
            <tr key={date}>
              <th scope="row">{displayDay(date)}</th>
              {limbs.map((limb) => (
                <td key={limb}>
                  {(entry && displayText(entry[limb])) || '-'}
                  <small>{entry && limbWithEnd(limb, entry, computed)?.hint}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isComputed && <p>Ends computed for {place} (Drik, Lahiri).</p>}
    </div>
  );
}
