import { Button } from 'antd';
import { displayText } from '@/shared/text';
import { displayDay } from '../days';
import { limbLabels } from '../panchanga';
import type { PlannedDay } from './plannedDays';

/** Lists the entries that differ from the almanac. They are not changed: they may follow another almanac. */
export function Differences({ days, onEdit }: { days: readonly PlannedDay[]; onEdit: (id: string) => void }) {
  const differing = days.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0) return null;
  return (
    <section className="month-differences" aria-labelledby="differences-title">
      <h4 id="differences-title">Differs from the almanac</h4>
      <ul>
        {differing.map(({ date, differences, entries }) => (
          <li key={date}>
            <Button type="link" size="small" onClick={() => entries[0] && onEdit(entries[0].id)}>
              {displayDay(date)}
            </Button>
            <span>
              {differences.map(({ limb, written, computed }, index) => (
                <span key={`${limb}${index}`} className="month-difference">
                  {limbLabels[limb]}: <bdi>{displayText(written)}</bdi>, computed {computed}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
