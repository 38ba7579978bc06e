import { Link, useRevalidator } from 'react-router-dom';
import { useReconnected } from '@/shared/connection/connectionSlice';
import { paths } from '@/shared/routing/paths';

// Plain elements, no antd: its code may be what failed to load.

export function RouteFailure() {
  return (
    <Failure title="This screen has failed">
      Nothing that you saved is lost. Please try again, or go on with another screen.
    </Failure>
  );
}

export function MissingScreen() {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useReconnected(retry);
  return (
    <Failure title="This screen could not be loaded" retry={retry}>
      The connection was lost, or the console has been updated since this page was opened.
    </Failure>
  );
}

type FailureProps = { title: string; retry?: () => void; children: string };

function Failure({ title, retry, children }: FailureProps) {
  return (
    <section className="panel failure" role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      <p className="failure-ways">
        {retry && (
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        )}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
        {/* A full page load, to start from a clean state. */}
        <Link to={paths.dashboard} reloadDocument>
          Back to the dashboard
        </Link>
      </p>
    </section>
  );
}
