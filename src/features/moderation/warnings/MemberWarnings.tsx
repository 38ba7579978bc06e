import { Alert, Button, Flex, Tag } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { selectDuplicates } from '@/features/members/duplicates';
import { progressOf } from '@/features/members/fullRead/fullReadSlice';
import { useReadAll } from '@/features/members/fullRead/FullReadStatus';
import { membersApi, useGetMemberQuery } from '@/features/members/membersApi';
import { selectMember, selectMembersById } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { PersonName } from '@/shared/ui/text/PersonName';
import { missingFields, useWarnings, type Warning } from './useWarnings';
import './warnings.css';

/** Warnings for the decision; nothing where all is consistent. */
export function MemberWarnings({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery({ id });
  const warnings = useWarnings(id, detail);
  const missing = detail ? missingFields(detail) : [];
  return (
    detail && (
      <Flex wrap align="center" gap="6px 16px" className="member-warnings">
        <WarningList warnings={warnings} />
        <Flex wrap align="center" gap="4px 12px" className="warnings-line">
          {missing.length > 0 && <Tag>Missing: {missing.join(', ')}</Tag>}
          <DuplicateCheck key={id} id={id} />
        </Flex>
      </Flex>
    )
  );
}

/** From the store alone: an unopened profile is not fetched. */
export function ReportedWarnings({ id }: { id: string }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail);
  return <WarningList warnings={warnings.filter(({ list }) => list?.to !== paths.reports)} />;
}

/** No alert role: warnings arrive while somebody reads. */
function WarningList({ warnings }: { warnings: readonly Warning[] }) {
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
            <li key={warning.text}>
              <WarningLine warning={warning} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** The statuses worth mentioning beside a duplicate. */
const shownStatuses = ['rejected', 'blocked', 'deleted'];

function WarningLine({ warning: { text, members = [], more = 0, list } }: { warning: Warning }) {
  return (
    <>
      {text}
      {members.map(({ id, name, status }, index) => (
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

/** How many members were compared, and the button that compares all of them. */
function DuplicateCheck({ id }: { id: string }) {
  const { fullRead, isOver, read, cancel } = useReadAll();
  const known = useAppSelector((state) => selectMembersById(state).ids.length);
  const member = useAppSelector((state) => selectMember(state, id));
  const duplicatesOf = useAppSelector(selectDuplicates);
  const isReading = fullRead?.isReading === true;
  const hasDuplicates = member !== undefined && duplicatesOf(member).length > 0;
  const result = hasDuplicates ? '' : ': no duplicates';
  const count = (fullRead && isOver ? fullRead.ids.length : known).toLocaleString();
  return (
    <span className="duplicate-check list-note">
      <span role={fullRead && 'status'}>
        {isReading && `Searching… ${progressOf(fullRead)}`}
        {!isReading && fullRead?.failure !== undefined && `Stopped: ${displayText(fullRead.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? result : ' so far'}`}
      </span>
      {!isOver && (
        <>
          {' · '}
          <Button type="link" size="small" onClick={isReading ? cancel : read}>
            {isReading ? 'Cancel' : 'Check all'}
          </Button>
        </>
      )}
    </span>
  );
}
