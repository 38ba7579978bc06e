import { Tag } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReadAllMembers } from '@/features/members/gathering/GatheringStatus';
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
import { selectBlockedBy, selectBlockedIds, selectMatchesOf, selectReport } from '../moderationSlice';
import { readOnce, reportsText, storyAnchors } from './MemberChips';
import './story.css';

/** `children` are parts of other features. */
export const MemberStory = memo(function MemberStory({ id, children }: { id: string; children?: ReactNode }) {
  const deleted = useListDeletedMembersQuery({ silent: true }, readOnce);
  const requests = useListDeletionRequestsQuery({ silent: true }, readOnce);
  const reports = useListReportsQuery({ silent: true }, readOnce);
  const blocks = useListBlocksQuery({ silent: true }, readOnce);
  const matches = useListMatchesQuery({ silent: true }, readOnce);
  const isDeleted = useIsDeleted(id);
  const isAmong = ({ rows }: { rows: { id: string }[] }) => rows.some((row) => row.id === id);
  return (
    <section className="panel story" aria-labelledby="story-title">
      <div className="story-head">
        <h2 id="story-title">Story</h2>
        <ReadAllMembers purpose="to look for duplicates" />
      </div>
      <dl>
        <StoryPart title="Account" answer={deleted}>
          {() => (isDeleted ? <Tag color="error">Deleted</Tag> : 'Not deleted')}
        </StoryPart>
        <StoryPart title="Delete request" anchor={storyAnchors.deletion} answer={requests}>
          {(list) => (!isDeleted && isAmong(list) ? <Tag color="warning">Awaiting your decision</Tag> : '-')}
        </StoryPart>
        <StoryPart title="Reports" anchor={storyAnchors.reports} answer={reports}>
          {() => <Reports id={id} />}
        </StoryPart>
        <StoryPart title="Accepted matches" answer={matches}>
          {() => <Matches id={id} />}
        </StoryPart>
        <StoryPart title="Blocked" answer={blocks}>
          {() => <Blocked id={id} />}
        </StoryPart>
        <StoryPart title="Blocked by" anchor={storyAnchors.blockedBy} answer={blocks}>
          {() => <BlockedBy id={id} />}
        </StoryPart>
        {children}
      </dl>
    </section>
  );
});

function Reports({ id }: { id: string }) {
  const member = useAppSelector((state) => selectReport(state, id));
  if (!member || member.totalReports === 0) return '-';
  return (
    <>
      <Tag color="error">{reportsText(member)}</Tag>
      <ul>
        {member.reports.map(({ reason, reporter }, index) => (
          <li key={index}>
            {displayText(reason) || '-'} · <PersonName name={reporter} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Matches({ id }: { id: string }) {
  const matches = useAppSelector((state) => selectMatchesOf(state, id));
  if (matches.length === 0) return '-';
  return (
    <ul>
      {matches.map(({ matchId, other, acceptedOn }) => (
        <li key={matchId}>
          <PersonLink {...other} /> · {displayDate(acceptedOn)}
        </li>
      ))}
    </ul>
  );
}

function Blocked({ id }: { id: string }) {
  return <BlockedIdsCell ids={useAppSelector((state) => selectBlockedIds(state, id))} />;
}

function BlockedBy({ id }: { id: string }) {
  const people = useAppSelector((state) => selectBlockedBy(state, id));
  if (people.length === 0) return '-';
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id}>
          <PersonLink {...person} />
        </li>
      ))}
    </ul>
  );
}

function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={paths.member(id)}>
      <PersonName name={name} />
    </Link>
  );
}
