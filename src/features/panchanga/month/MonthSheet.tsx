import { limbs } from '../almanac/limbs';
import { displayText } from '@/shared/format/text';
import { limbWithEnd, type PlannedDay } from '../computedDay';
import { displayDay, displayMonth, limbLabels } from '../panchanga';
import './print.css';

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
