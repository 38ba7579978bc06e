import { Tag } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useListDeletedMembersQuery, useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useIsDeleted } from '@/features/members/useIsDeleted';
import { displayDate, moment } from '@/shared/dates';
import { quietly } from '@/shared/notices/quiet';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { PersonName } from '@/shared/ui/PersonName';
import { StoryPart } from '@/shared/ui/StoryPart';
import { BlockedIdsCell } from '../blocks/BlockedIdsCell';
import { DoublesSearch } from '../evidence/DoublesSearch';
import type { Match } from '../matches/match';
import { useListBlocksQuery, useListMatchesQuery, useListReportsQuery } from '../moderationApi';
import type { ReportedMember } from '../reports/reportedMember';
import { once, reportsWord, storyAnchors } from './storyParts';
import './story.css';

/** `children` are parts of other features. */
export const MemberStory = memo(function MemberStory({ id, children }: { id: string; children?: ReactNode }) {
  const deleted = useListDeletedMembersQuery(quietly, once);
  const requests = useListDeletionRequestsQuery(quietly, once);
  const reports = useListReportsQuery(quietly, once);
  const blocks = useListBlocksQuery(quietly, once);
  const matches = useListMatchesQuery(quietly, once);
  const isDeleted = useIsDeleted()(id);
  const isAmong = ({ rows }: { rows: { id: string }[] }) => rows.some((row) => row.id === id);
  return (
    <section className="panel story" aria-labelledby="story-title">
      <div className="story-head">
        <h2 id="story-title">Story</h2>
        <DoublesSearch />
      </div>
      <dl>
        <StoryPart title="Account" answer={deleted}>
          {() => (isDeleted ? <Tag color="error">Deleted</Tag> : 'Not deleted')}
        </StoryPart>
        <StoryPart title="Delete request" anchor={storyAnchors.deletion} answer={requests}>
          {(list) => (!isDeleted && isAmong(list) ? <Tag color="warning">Awaiting your decision</Tag> : '-')}
        </StoryPart>
        <StoryPart title="Reports" anchor={storyAnchors.reports} answer={reports}>
          {({ rows }) => <Reports member={rows.find((row) => row.id === id)} />}
        </StoryPart>
        <StoryPart title="Accepted matches" answer={matches}>
          {({ rows }) => <Matches id={id} matches={rows} />}
        </StoryPart>
        <StoryPart title="Blocked" answer={blocks}>
          {({ rows }) => <BlockedIdsCell ids={rows.find((row) => row.id === id)?.blockedIds ?? []} />}
        </StoryPart>
        <StoryPart title="Blocked by" anchor={storyAnchors.blockedBy} answer={blocks}>
          {({ rows }) => <People people={rows.filter(({ blockedIds }) => blockedIds.includes(id))} />}
        </StoryPart>
        {children}
      </dl>
    </section>
  );
});

function Reports({ member }: { member: ReportedMember | undefined }) {
  if (!member || member.totalReports === 0) return '-';
  return (
    <>
      <Tag color="error">{reportsWord(member)}</Tag>
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

function Matches({ id, matches }: { id: string; matches: Match[] }) {
  const sides = matches.flatMap(({ id: key, requestBy, acceptedBy, acceptedOn }) => {
    if (requestBy.id !== id && acceptedBy.id !== id) return [];
    const { id: otherId, name } = requestBy.id === id ? acceptedBy : requestBy;
    return [{ key, id: otherId, name, note: ` · ${displayDate(v.parse(moment, acceptedOn))}` }];
  });
  return <People people={sides} />;
}

function People({ people }: { people: { key?: string; id: string; name: string; note?: string }[] }) {
  if (people.length === 0) return '-';
  return (
    <ul>
      {people.map(({ id, name, key = id, note }) => (
        <li key={key}>
          <Link to={paths.member(id)}>
            <PersonName name={name} />
          </Link>
          {note}
        </li>
      ))}
    </ul>
  );
}
