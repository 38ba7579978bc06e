import type { AboutProps } from '@/shared/ui/modal/ConfirmProvider';
import { countText } from '@/shared/ui/list/ListHead';
import { displayDate } from '@/shared/format/dates';
import { useAppSelector } from '@/shared/hooks/store';
import { membersApi } from '@/features/members/membersApi';
import { selectMember } from '@/features/members/membersSlice';
import { selectLastPaid } from '@/features/payments/paymentsSelectors';
import { selectMatchesOf, selectReport } from '../moderationSlice';
import { useWarnings, WarningList } from './MemberWarnings';

const listed = new Intl.ListFormat('en');

/** In the question before a decision: the warnings that are known, and what the decision leaves behind. Nothing is fetched. */
export function DecisionFacts({ id, action }: AboutProps) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail);
  const isUnread = useAppSelector((state) => selectMember(state, id)?.found === undefined) && !detail;
  const remains = useRemains(id);
  const isEnd = action === 'Block' || action === 'Delete Account';
  return (
    <>
      <WarningList warnings={warnings} />
      {isEnd && remains.length > 0 && <p>Left behind: {listed.format(remains)}.</p>}
      {(action === 'Accept' || action === 'Reject') && isUnread && <p>The profile was not read.</p>}
    </>
  );
}

function useRemains(id: string): string[] {
  const report = useAppSelector((state) => selectReport(state, id));
  const { length: matches } = useAppSelector((state) => selectMatchesOf(state, id));
  const phone = useAppSelector((state) => selectMember(state, id)?.phone ?? '');
  const paid = useAppSelector((state) => selectLastPaid(state, phone));
  return [
    report && report.totalReports > 0 && countText(report.totalReports, ['open report', 'open reports']),
    matches > 0 && countText(matches, ['match', 'matches']),
    Number.isFinite(paid) && `a payment of ${displayDate(paid)}`,
  ].filter((remain) => typeof remain === 'string');
}
