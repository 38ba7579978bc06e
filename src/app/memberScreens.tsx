import { useMemberJournal } from '@/features/activity/useMemberJournal';
import { MemberDetailPage } from '@/features/members/detail/MemberDetailPage';
import { UserRequestsPage } from '@/features/requests/UserRequestsPage';
import { MemberHistory } from '@/features/moderation/history/MemberHistory';
import { MemberWarnings } from '@/features/moderation/warnings/MemberWarnings';
import { hasExtension } from '@/shared/api/appConfig';
import { BackLink } from '@/app/frame/BackLink';

export function RequestsScreen() {
  return <UserRequestsPage panels={{ Warnings: MemberWarnings, History: MemberHistory }} />;
}

export function MemberScreen() {
  return (
    <>
      <BackLink />
      <MemberDetailPage panels={{ Warnings: MemberWarnings, History: HistoryOfMember }} />
    </>
  );
}

function HistoryOfMember({ id }: { id: string }) {
  return hasExtension('journal') ? <HistoryWithJournal id={id} /> : <MemberHistory id={id} />;
}

function HistoryWithJournal({ id }: { id: string }) {
  return <MemberHistory id={id} journal={useMemberJournal(id)} />;
}
