import { Button } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useIsTableDrawn } from '@/features/requests/RequestsTable';
import { selectIsDown } from '@/shared/connection/connectionSlice';
import { listed } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { countText } from '@/shared/ui/list/listCount';
import { useOpenTasks } from './useOpenTasks';
import './tasks.css';

/** The open work of the administrator, asked for once the rows of the dashboard are drawn; its size is reserved. */
export function TasksPanel() {
  const isTableDrawn = useIsTableDrawn();
  return (
    <section className="panel" style={{ position: 'relative' }} aria-labelledby="tasks-title">
      <h2 id="tasks-title">Waiting for you</h2>
      <div className="tasks-body">{isTableDrawn && <TaskLines />}</div>
    </section>
  );
}

/** Each line says how much waits since when, and leads to it; the counts of a failed call stay, greyed. */
const TaskLines = memo(function TaskLines() {
  const { isLoading, lines, unreadable, failed, retry } = useOpenTasks();
  const isDown = useAppSelector(selectIsDown);
  return (
    <>
      {/* While nobody answers, the bar alone says so. */}
      <ul className="task-lines" aria-busy={isLoading && !isDown}>
        {!isLoading &&
          lines.map(({ what, count = 0, words, verb, to, isOld, isUncounted }) => (
            <li key={what} data-old={isOld || undefined}>
              <Link to={to}>
                <span>
                  {!isUncounted && <strong>{count.toLocaleString()}</strong>} {words}
                </span>
                <span className="task-verb unseen-on-phone">{verb}</span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="tasks-note list-note" role="status">
        {!isLoading && lines.length === 0 && unreadable === 0 && failed.length === 0 && 'You are all caught up.'}
        {!isLoading && unreadable > 0 && `${countText(unreadable, ['row', 'rows'])} of these lists could not be read. `}
        {failed.length > 0 && (
          <>
            Couldn't load {listed.format(failed)}.{' '}
            {!isDown && (
              <Button size="small" onClick={retry}>
                Retry
              </Button>
            )}
          </>
        )}
      </p>
    </>
  );
});
