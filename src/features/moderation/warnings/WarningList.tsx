import { Alert } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/PersonName';
import type { Warning } from './warning';
import './warnings.css';

/** The statuses worth mentioning beside a duplicate. */
const shownStatuses = ['rejected', 'blocked', 'deleted'];

/** No alert role: warnings arrive while somebody reads. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      className="warnings"
      role="region"
      aria-label="Evidence"
      type="warning"
      showIcon
      title={
        <ul>
          {warnings.map((warning) => (
            <li key={warning.text}>
              <WarningLine warning={warning} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function WarningLine({ warning: { text, people = [], more = 0, list } }: { warning: Warning }) {
  return (
    <>
      {text}
      {people.map(({ id, name, status }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          <Link to={paths.member(id)}>
            <PersonName name={name} />
          </Link>
          {shownStatuses.includes(status) && ` (${status})`}
        </Fragment>
      ))}
      {more > 0 && ` and ${more.toLocaleString()} more`}
      {list && (
        <>
          {' · '}
          <Link to={list.to}>{list.title}</Link>
        </>
      )}
    </>
  );
}
