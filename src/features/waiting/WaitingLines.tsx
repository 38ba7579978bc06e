import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { displayDay, today, weekdayOf } from '@/features/panchanga/days';
import { limbLabels, type Panchanga } from '@/features/panchanga/panchanga';
import { limbs } from '@/shared/almanac/limbs';
import { displayText } from '@/shared/text';
import { useWaiting } from './useWaiting';
import './waiting.css';

export function WaitingLines() {
  const { isLooking, lines, unknown, panchanga, retry } = useWaiting();
  return (
    <>
      <ul className="waiting-lines" aria-busy={isLooking}>
        {lines.map(({ what, count = 0, words, to }) => (
          <li key={what}>
            <Link to={to}>
              <strong>{count.toLocaleString()}</strong> {words}
            </Link>
          </li>
        ))}
      </ul>
      <p className="list-note" role="status">
        {!isLooking && lines.length === 0 && unknown.length === 0 && 'Nothing waits for you.'}
        {unknown.length > 0 && (
          <>
            Not known, as it could not be read: {unknown.join(', ')}.{' '}
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </p>
      <Button className="waiting-print" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      <MorningSheet panchanga={panchanga} />
    </>
  );
}

/** For the printed sheet; hidden on screen. */
function MorningSheet({ panchanga }: { panchanga: readonly Panchanga[] | undefined }) {
  const date = today();
  const entry = panchanga?.find((day) => day.date === date);
  return (
    <div className="morning-sheet">
      <h2>
        Panchanga of {weekdayOf(date)}, {displayDay(date)}
      </h2>
      {entry ? (
        <dl>
          {limbs.map((limb) => (
            <div key={limb}>
              <dt>{limbLabels[limb]}</dt>
              <dd>{displayText(entry[limb]) || '-'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{panchanga ? 'There is none.' : 'It could not be read.'}</p>
      )}
    </div>
  );
}
