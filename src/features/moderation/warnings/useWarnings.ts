import { useMemo } from 'react';
import type { MemberDetail } from '@/features/members/memberDetail';
import { membersApi } from '@/features/members/membersApi';
import { useIsDeleted } from '@/features/members/useStatus';
import { useAppSelector } from '@/shared/hooks';
import { selectBlockedBy, selectReport } from '../moderationSlice';
import { historyWarnings } from './historyWarnings';
import { profileWarnings } from './profileWarnings';
import { useDuplicates } from './useDuplicates';
import type { Warning } from './warning';

export function useWarnings(id: string, detail: MemberDetail | undefined, status?: string): readonly Warning[] {
  const duplicates = useDuplicates(id);
  const isDeleted = useIsDeleted(id);
  const requests = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const blockedBy = useAppSelector((state) => selectBlockedBy(state, id));
  return useMemo(() => {
    const wantsDeletion = requests?.some((row) => row.id === id) === true;
    const history = { status, isDeleted, wantsDeletion, report, blockedBy };
    return [
      ...duplicates,
      ...historyWarnings(history),
      ...(detail ? profileWarnings(detail) : []).map((text) => ({ text })),
    ];
  }, [id, detail, status, duplicates, isDeleted, requests, report, blockedBy]);
}
