import { useMemo } from 'react';
import type { MemberDetail } from '@/features/members/memberDetail';
import { membersApi } from '@/features/members/membersApi';
import { useAppSelector } from '@/shared/hooks';
import { quietly } from '@/shared/notices/quiet';
import { selectBlockedBy, selectReport } from '../moderationSlice';
import { historyWarnings } from './historyWarnings';
import { profileWarnings } from './profileWarnings';
import { useDuplicates } from './useDuplicates';
import type { Warning } from './warning';

const { listDeletedMembers, listDeletionRequests } = membersApi.endpoints;

export function useWarnings(id: string, detail: MemberDetail | undefined, status?: string): readonly Warning[] {
  const duplicates = useDuplicates(id);
  const deleted = listDeletedMembers.useQueryState(quietly).data?.rows;
  const requests = listDeletionRequests.useQueryState(quietly).data?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const blockedBy = useAppSelector((state) => selectBlockedBy(state, id));
  return useMemo(() => {
    const isAmong = (rows: readonly { id: string }[] | undefined) => rows?.some((row) => row.id === id) === true;
    const history = { status, isDeleted: isAmong(deleted), wantsDeletion: isAmong(requests), report, blockedBy };
    return [
      ...duplicates,
      ...historyWarnings(history),
      ...(detail ? profileWarnings(detail) : []).map((text) => ({ text })),
    ];
  }, [id, detail, status, duplicates, deleted, requests, report, blockedBy]);
}
