import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useWaiting } from './useWaiting';
import './waiting.css';

/** The open work of the administrator; its height is reserved until it is read. */
export function WaitingPanel() {
  const { isLoading, lines, unknown, retry } = useWaiting();
  return (
    <section className="panel waiting-panel" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for you</h2>
      <div className="waiting-place">
        <ul className="waiting-lines" aria-busy={isLoading}>
          {lines.map(({ what, count = 0, words, to }) => (
            <li key={what}>
              <Link to={to}>
                <strong>{count.toLocaleString()}</strong> {words}
              </Link>
            </li>
          ))}
        </ul>
        <p className="list-note" role="status">
          {!isLoading && lines.length === 0 && unknown.length === 0 && 'Nothing waits for you.'}
          {unknown.length > 0 && (
            <>
              Not known, as it could not be read: {unknown.join(', ')}.{' '}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
