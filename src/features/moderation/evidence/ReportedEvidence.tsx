import { membersApi } from '@/features/members/membersApi';
import { paths } from '@/shared/routing/paths';
import { HintList } from './HintList';
import { useHints } from './useHints';

/** What is known beside the reports that are shown already; a profile that nobody has opened is not asked for. */
export function ReportedEvidence({ member: { id, status } }: { member: { id: string; status: string } }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState(id);
  const hints = useHints(id, detail, status);
  return <HintList hints={hints.filter(({ list }) => list?.to !== paths.reports)} />;
}
