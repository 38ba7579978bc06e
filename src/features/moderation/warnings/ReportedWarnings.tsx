import { membersApi } from '@/features/members/membersApi';
import { paths } from '@/shared/routing/paths';
import { useWarnings } from './useWarnings';
import { WarningList } from './WarningList';

/** From the store alone: an unopened profile is not fetched. */
export function ReportedWarnings({ member: { id, status } }: { member: { id: string; status: string } }) {
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState({ id });
  const warnings = useWarnings(id, detail, status);
  return <WarningList warnings={warnings.filter(({ list }) => list?.to !== paths.reports)} />;
}
