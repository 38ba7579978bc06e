import { Tag } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListDeletedMembersQuery, useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useIsDeleted } from '@/features/members/membersSlice';
import { displayDate } from '@/shared/dates';
import { useAppSelector } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { PersonName } from '@/shared/ui/PersonName';
import { StoryPart } from '@/shared/ui/StoryPart';
import { BlockedIdsCell } from '../blocks/BlockedIdsCell';
import { useListBlocksQuery, useListMatchesQuery, useListReportsQuery } from '../moderationApi';
import type { ReportedMember } from '../moderationRows';
import { selectBlockedBy, selectBlockedIds, selectMatchesOf, selectReport } from '../moderationSlice';
import './story.css';

/** All members share the replies, which are kept for the session. */
const readOnce = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

/** `children` are parts of other features. */
export const MemberStory = memo(function MemberStory({ id, children }: { id: string; children?: ReactNode }) {
  const deleted = useListDeletedMembersQuery({ silent: true }, readOnce);
  const requests = useListDeletionRequestsQuery({ silent: true }, readOnce);
  const reports = useListReportsQuery({ silent: true }, readOnce);
  const blocks = useListBlocksQuery({ silent: true }, readOnce);
  const matches = useListMatchesQuery({ silent: true }, readOnce);
  const isDeleted = useIsDeleted(id);
  const report = useAppSelector((state) => selectReport(state, id));
  const matchesOfMember = useAppSelector((state) => selectMatchesOf(state, id));
  const blockedIds = useAppSelector((state) => selectBlockedIds(state, id));
  const blockedBy = useAppSelector((state) => selectBlockedBy(state, id));
  return (
    <section className="panel story" aria-labelledby="story-title">
      <div className="story-head">
        <h2 id="story-title">Story</h2>
      </div>
      <dl>
        <StoryPart title="Account" query={deleted}>
          {() => (isDeleted ? <Tag color="error">Deleted</Tag> : 'Not deleted')}
        </StoryPart>
        <StoryPart title="Delete request" query={requests}>
          {({ rows }) =>
            !isDeleted && rows.some((row) => row.id === id) ? <Tag color="warning">Awaiting your decision</Tag> : '-'
          }
        </StoryPart>
        <StoryPart title="Reports" query={reports}>
          {() => (report && report.totalReports > 0 ? <Reports member={report} /> : '-')}
        </StoryPart>
        <StoryPart title="Accepted matches" query={matches}>
          {() =>
            listOf(matchesOfMember, ({ id: matchId, requestBy, acceptedBy, acceptedOn }) => (
              <li key={matchId}>
                <PersonLink {...(requestBy.id === id ? acceptedBy : requestBy)} /> · {displayDate(acceptedOn)}
              </li>
            ))
          }
        </StoryPart>
        <StoryPart title="Blocked" query={blocks}>
          {() => <BlockedIdsCell ids={blockedIds} />}
        </StoryPart>
        <StoryPart title="Blocked by" query={blocks}>
          {() =>
            listOf(blockedBy, (person) => (
              <li key={person.id}>
                <PersonLink {...person} />
              </li>
            ))
          }
        </StoryPart>
        {children}
      </dl>
    </section>
  );
});

const listOf = <Item,>(items: readonly Item[], lineOf: (item: Item) => ReactNode) =>
  items.length === 0 ? '-' : <ul>{items.map(lineOf)}</ul>;

function Reports({ member: { totalReports, reports } }: { member: ReportedMember }) {
  return (
    <>
      <Tag color="error">{totalReports === 1 ? '1 report' : `${totalReports} reports`}</Tag>
      <ul>
        {reports.map(({ reason, reporter }, index) => (
          <li key={index}>
            {displayText(reason) || '-'} · <PersonName name={reporter} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={paths.member(id)}>
      <PersonName name={name} />
    </Link>
  );
}
