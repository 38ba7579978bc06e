import { Button, Typography } from 'antd';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import type { PlannedDay } from '../computedDay';
import { displayDay, limbLabels } from '../panchanga';

/** Lists what holds at no sunrise, or at two, and so does not show in one name a day. */
export function SunriseNotes({ days }: { days: readonly PlannedDay[] }) {
  const { openAdd, openEdit } = useModalSearchParams();
  const noted = days.filter(({ notes }) => notes.length > 0);
  if (noted.length === 0) return null;
  return (
    <section className="month-differences" aria-labelledby="notes-title">
      <h4 id="notes-title">• Kshaya and vriddhi</h4>
      <ul>
        {noted.map(({ date, notes, entries: [entry] }) => (
          <li key={date}>
            <Button type="link" size="small" onClick={() => (entry ? openEdit(entry.id) : openAdd(date))}>
              {displayDay(date)}
            </Button>
            {notes.map(({ limb, text, isUnsaid }, index) => (
              <span key={limb}>
                {index > 0 && '; '}
                {limbLabels[limb]}: {text}
                {isUnsaid && <Typography.Text type="warning">, which the entry leaves out</Typography.Text>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
