import { Flex, Skeleton, Tag } from 'antd';
import type { ReactNode } from 'react';
import { MemberLink } from '@/features/members/memberColumns';
import { useListDeletedMembersQuery, useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useStatus } from '@/features/members/membersSlice';
import { freshness } from '@/shared/api/freshness';
import { displayDate } from '@/shared/format/dates';
import { useAppSelector } from '@/shared/hooks/store';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { countText } from '@/shared/ui/list/listCount';
import type { ListQuery } from '@/shared/ui/list/ListTable';
import { PersonName } from '@/shared/ui/text/PersonName';
import { BlockedIdsCell } from '../blocks/BlockedUsersPage';
import { useListBlocksQuery, useListMatchesQuery, useListReportsQuery } from '../moderationApi';
import { selectBlockedBy, selectBlockedIds, selectMatchesOf, selectReport } from '../moderationSlice';
import './history.css';

/** `at` is null where the server tells no date: blocks, and delete requests of most servers. */
export type HistoryEvent = { key: string; at: number | null; what: ReactNode };

type Source = ListQuery<{ unreadable: number }>;

type MemberHistoryProps = {
  id: string;
  journal?: { source: Source; events: readonly HistoryEvent[]; link: ReactNode };
};

export function MemberHistory({ id, journal }: MemberHistoryProps) {
  const deleted = useListDeletedMembersQuery({ silent: true }, freshness.once);
  const requests = useListDeletionRequestsQuery({ silent: true }, freshness.once);
  const reports = useListReportsQuery({ silent: true }, freshness.once);
  const blocks = useListBlocksQuery({ silent: true }, freshness.once);
  const matches = useListMatchesQuery({ silent: true }, freshness.once);
  const sources: Source[] = [requests, reports, matches, blocks, deleted];
  if (journal) sources.push(journal.source);
  const events = [...useEvents(id, requests.currentData?.rows), ...(journal?.events ?? [])].toSorted(
    (one, other) => (other.at ?? 0) - (one.at ?? 0),
  );
  const isLoading = sources.some(({ currentData, isFetching }) => !currentData && isFetching);
  const failed = sources.filter(({ error, isFetching }) => error !== undefined && !isFetching);
  const unreadable = sources.reduce((sum, { currentData }) => sum + (currentData?.unreadable ?? 0), 0);
  return (
    <section className="panel history" aria-labelledby="history-title" aria-busy={isLoading} tabIndex={-1}>
      <Flex wrap align="center" justify="space-between" gap="4px 16px" style={{ marginBottom: 10 }}>
        <h2 id="history-title" style={{ margin: 0 }}>
          History
        </h2>
        {journal?.link}
      </Flex>
      {failed.map(({ error, refetch }, index) => (
        <FailureLine key={index} error={error} retry={refetch} />
      ))}
      {events.length > 0 && (
        <Flex component="ol" vertical gap={6}>
          {events.map(({ key, at, what }) => (
            <li key={key}>
              <span className="list-note">{at !== null && displayDate(at)}</span>
              <Flex wrap align="baseline" gap="2px 5px">
                {what}
              </Flex>
            </li>
          ))}
        </Flex>
      )}
      {isLoading && <Skeleton.Input block size="small" style={{ height: 16 }} />}
      {!isLoading && failed.length === 0 && events.length === 0 && (
        <p className="list-note">No reports, matches, blocks or delete requests.</p>
      )}
      {unreadable > 0 && (
        <p className="list-note">{countText(unreadable, ['row', 'rows'])} of these lists could not be read.</p>
      )}
    </section>
  );
}

function useEvents(id: string, requests: readonly { id: string; requestedAt: number | null }[] = []): HistoryEvent[] {
  const isDeleted = useStatus(id) === 'deleted';
  const report = useAppSelector((state) => selectReport(state, id));
  const matches = useAppSelector((state) => selectMatchesOf(state, id));
  const blockedIds = useAppSelector((state) => selectBlockedIds(state, id));
  const blockedBy = useAppSelector((state) => selectBlockedBy(state, id));
  const request = isDeleted ? undefined : requests.find((row) => row.id === id);
  const event = (key: string, at: number | null, text: string, detail: ReactNode, rest = ''): HistoryEvent => ({
    key,
    at,
    what: (
      <>
        {text} {detail}
        {rest}
      </>
    ),
  });
  const awaiting = (
    <Tag color="warning" style={{ whiteSpace: 'normal' }}>
      Awaiting your decision
    </Tag>
  );
  return [
    ...(request ? [event('deletion', request.requestedAt, 'Asked for the account to be deleted', awaiting)] : []),
    ...(report?.reports ?? []).map(({ reason, reportedAt, reporter }, index) => {
      const by = (
        <span>
          <PersonName name={reporter} />:
        </span>
      );
      return event(`report ${index}`, reportedAt, 'Reported by', by, ` ${displayText(reason) || '-'}`);
    }),
    ...matches.map(({ id: matchId, requestBy, acceptedBy, acceptedOn }) => {
      const hasAsked = requestBy.id === id;
      const other = <MemberLink {...(hasAsked ? acceptedBy : requestBy)} />;
      const text = hasAsked ? 'Request accepted by' : 'Accepted the request of';
      return event(`match ${matchId}`, acceptedOn, text, other);
    }),
    ...(blockedIds.length > 0 ? [event('blocked', null, 'Blocked', <BlockedIdsCell ids={blockedIds} />)] : []),
    ...blockedBy.map((one) => event(`blocked by ${one.id}`, null, 'Blocked by', <MemberLink {...one} />)),
  ];
}
