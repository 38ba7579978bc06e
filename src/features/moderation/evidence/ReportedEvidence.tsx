import { membersApi } from '@/features/members/membersApi';
import { paths } from '@/shared/routing/paths';
import { HintList } from './HintList';
import { useHints } from './useHints';

/** From the cache alone: an unopened profile is not fetched. */
export function ReportedEvidence({ member: { id, status } }: { member: { id: string; status: string } }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState(id);
  const hints = useHints(id, detail, status);
  return <HintList hints={hints.filter(({ list }) => list?.to !== paths.reports)} />;
}
