import { useMemo } from 'react';
import { duplicatesOf, type MatchKey } from '@/features/members/duplicates';
import { selectAllKnown } from '@/features/members/searchMembers';
import type { Member } from '@/features/members/member';
import type { MemberDetail } from '@/features/members/memberDetail';
import { membersApi } from '@/features/members/membersApi';
import { selectMember, useIsDeleted, type WithMembers } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { newestReport, type ReportedMember } from '../moderationRows';
import { selectBlockedBy, selectReport } from '../moderationSlice';
import { profileWarnings } from './profileWarnings';

/** A line beside a decision: whom it names, how many more there are, and the list that says more about it. */
export type Warning = {
  text: string;
  people?: readonly Pick<Member, 'id' | 'name' | 'status'>[];
  more?: number;
  list?: { to: string; title: string };
};

const lists = {
  deleted: { to: paths.deletedMembers, title: 'Deleted users' },
  rejected: { to: `${paths.users}?group=rejected`, title: 'Rejected users' },
  requests: { to: paths.deletionRequests, title: 'Delete requests' },
  reports: { to: paths.reports, title: 'Reported users' },
  blocks: { to: paths.blocks, title: 'Blocked users' },
};

/** From what this session has loaded; nothing is fetched. */
export function useWarnings(id: string, detail: MemberDetail | undefined, status?: string): readonly Warning[] {
  const duplicates = useDuplicates(id);
  const isDeleted = useIsDeleted(id);
  const requests = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const { length: blockers } = useAppSelector((state) => selectBlockedBy(state, id));
  const history = [
    isDeleted && { text: 'The account was deleted', list: lists.deleted },
    status === 'rejected' && { text: 'The sign-up was rejected', list: lists.rejected },
    !isDeleted && requests?.some((row) => row.id === id) && { text: 'Wants the account deleted', list: lists.requests },
    report && report.totalReports > 0 && { text: reportText(report), list: lists.reports },
    blockers > 0 && { text: `Blocked by ${blockers === 1 ? '1 member' : `${blockers} members`}`, list: lists.blocks },
  ];
  const profile = detail ? profileWarnings(detail).map((text) => ({ text })) : [];
  return [...duplicates, ...history.filter((warning) => !!warning), ...profile];
}

const duplicateTexts: Record<MatchKey, string> = {
  phone: 'Same phone number as',
  email: 'Same e-mail as',
  birth: 'Same name and date of birth as',
};

const namedAtMost = 3;

function useDuplicates(id: string): readonly Warning[] {
  const people = useAppSelector(selectAllKnown);
  const one = useAppSelector((state: WithMembers) => selectMember(state, id));
  // Up to 20,000 members are compared.
  return useMemo(() => {
    if (!one) return [];
    return (Object.keys(duplicateTexts) as MatchKey[]).flatMap((key): Warning[] => {
      const duplicates = duplicatesOf(one, people, key);
      const named = duplicates.slice(0, namedAtMost);
      const more = duplicates.length - named.length;
      return named.length === 0 ? [] : [{ text: duplicateTexts[key], people: named, more }];
    });
  }, [one, people]);
}

function reportText(member: ReportedMember) {
  const { totalReports } = member;
  const times = totalReports === 1 ? 'once' : `${totalReports} times`;
  const reason = displayText(newestReport(member)?.reason ?? '');
  return `Reported ${times}${reason === '' ? '' : `${totalReports === 1 ? '' : ', last'}: ${reason}`}`;
}
