import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import type { PlannedDay } from '../computedDay';
import { displayDay } from '../panchanga';

type DayNotesProps = {
  title: string;
  days: readonly PlannedDay[];
  notesOf: (day: PlannedDay) => readonly ReactNode[];
};

/** Lists the days that have notes; each leads to its entry. */
export function DayNotes({ title, days, notesOf }: DayNotesProps) {
  const openDay = useOpenDay();
  const id = useId();
  const noted = days.filter((day) => notesOf(day).length > 0);
  if (noted.length === 0) return null;
  return (
    <section className="day-notes" aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <ul>
        {noted.map((day) => (
          <li key={day.date}>
            <Button type="link" size="small" onClick={() => openDay(day)}>
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

/** Opens the first entry of a day, or a form for a new one. */
export function useOpenDay() {
  const { openAdd, openEdit } = useModalSearchParams();
  return ({ date, entries: [entry] }: PlannedDay) => (entry ? openEdit(entry.id) : openAdd(date));
}
