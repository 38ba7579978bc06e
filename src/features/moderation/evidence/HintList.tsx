import { Alert } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/PersonName';
import type { Hint } from './hint';
import './evidence.css';

/** The statuses worth mentioning beside a duplicate. */
const toldStatuses = ['rejected', 'blocked', 'deleted'];

/** No alert role: hints arrive while somebody reads. */
export function HintList({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null;
  return (
    <Alert
      className="evidence"
      role="region"
      aria-label="Evidence"
      type="warning"
      showIcon
      title={
        <ul>
          {hints.map((hint) => (
            <li key={hint.text}>
              <HintLine hint={hint} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function HintLine({ hint: { text, people = [], more = 0, list } }: { hint: Hint }) {
  return (
    <>
      {text}
      {people.map(({ id, name, status }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          <Link to={paths.member(id)}>
            <PersonName name={name} />
          </Link>
          {toldStatuses.includes(status) && ` (${status})`}
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
