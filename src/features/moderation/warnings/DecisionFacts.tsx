import type { AboutProps } from '@/shared/ui/modal/ConfirmProvider';
import { countText } from '@/shared/ui/list/listCount';
import { displayDate } from '@/shared/format/dates';
import { listed } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { membersApi } from '@/features/members/membersApi';
import { selectMember } from '@/features/members/membersSlice';
import { selectLastPaid } from '@/features/payments/paymentsSelectors';
import { selectMatchesOf, selectReport } from '../moderationSlice';
import { useIsClosed } from '../reports/closing';
import { WarningList, useWarnings } from './WarningList';

/** In the question before a decision: the warnings that are known, and what the decision leaves behind. Nothing is fetched. */
export function DecisionFacts({ id, action }: AboutProps) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail);
  const found = useAppSelector((state) => selectMember(state, id)?.found);
  const isUnread = found === undefined && !detail;
  return (
    <>
      <WarningList warnings={warnings} isPlain />
      {(action === 'Block' || action === 'Delete Account') && <Remains id={id} />}
      {(action === 'Accept' || action === 'Reject') && (
        <>
          {isUnread && <p>You have not read the profile.</p>}
          {found?.length === 0 && <p>Nothing found in the text</p>}
        </>
      )}
    </>
  );
}

function Remains({ id }: { id: string }) {
  const report = useAppSelector((state) => selectReport(state, id));
  const isClosed = useIsClosed();
  const { length: matches } = useAppSelector((state) => selectMatchesOf(state, id));
  const phone = useAppSelector((state) => selectMember(state, id)?.phone ?? '');
  const paid = useAppSelector((state) => selectLastPaid(state, phone));
  const remains = [
    report &&
      report.totalReports > 0 &&
      !isClosed(report) &&
      countText(report.totalReports, ['open report', 'open reports']),
    matches > 0 && countText(matches, ['match', 'matches']),
    Number.isFinite(paid) && `a payment from this phone on ${displayDate(paid)}`,
  ].filter((remain) => typeof remain === 'string');
  return remains.length > 0 && <p>Left behind: {listed.format(remains)}.</p>;
}
