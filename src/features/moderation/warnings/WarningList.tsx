import { Alert, Button } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '@/shared/format/text';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import { statusAfter } from '@/features/members/likeness';
import type { Likeness } from '@/features/members/member';
import type { Warning } from './useWarnings';
import './warnings.css';

/** No alert role: warnings arrive while somebody reads. */
type WarningListProps = {
  warnings: readonly Warning[];
  onCompare?: (other: Likeness) => void;
  /** In a question, which a link would leave behind. */
  isPlain?: true;
};

export function WarningList({ warnings, onCompare, isPlain }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      className="warnings"
      role="region"
      aria-label="Warnings"
      type="warning"
      showIcon
      title={
        <ul>
          {warnings.map((warning) => (
            <li key={warning.text + (warning.members?.[0]?.id ?? '')}>
              <WarningLine warning={warning} onCompare={onCompare} isPlain={isPlain} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

type WarningLineProps = Pick<WarningListProps, 'onCompare' | 'isPlain'> & { warning: Warning };

function WarningLine({ warning: { text, members = [], more = 0, after, list }, onCompare, isPlain }: WarningLineProps) {
  return (
    <>
      {text}
      {members.map((member, index) => (
        <Fragment key={member.id}>
          {index === 0 ? ' ' : '; '}
          {isPlain ? (
            <PersonName name={member.name} id={member.id} />
          ) : (
            <Link to={paths.member(member.id)}>
              <PersonName name={member.name} id={member.id} />
            </Link>
          )}
          {statusAfter(member)}
        </Fragment>
      ))}
      {more > 0 && ` and ${more.toLocaleString()} more`}
      {after}
      {onCompare &&
        members.map((other) => (
          <Button
            key={other.id}
            type="link"
            size="small"
            aria-label={`Compare with ${displayText(other.name) || other.id}`}
            onClick={() => onCompare(other)}
          >
            {members.length === 1 ? 'Compare' : `Compare with ${displayText(other.name) || other.id}`}
          </Button>
        ))}
      {list && !isPlain && (
        <>
          {' · '}
          <Link to={list.to}>{list.title}</Link>
        </>
      )}
    </>
  );
}
