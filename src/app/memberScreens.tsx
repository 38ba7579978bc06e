import { useMemberJournal } from '@/features/activity/useMemberJournal';
import { MemberDetailPage } from '@/features/members/detail/MemberDetailPage';
import { UserRequestsPage } from '@/features/requests/UserRequestsPage';
import { DeletionRequestsPage } from '@/features/moderation/deletions/DeletionRequestsPage';
import { ReportedUsersPage } from '@/features/moderation/reports/ReportedUsersPage';
import { MemberHistory } from '@/features/moderation/history/MemberHistory';
import { MemberNotes } from '@/features/moderation/notes/MemberNotes';
import { MemberWarnings } from '@/features/moderation/warnings/MemberWarnings';
import { hasExtension } from '@/shared/api/appConfig';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useAppSelector } from '@/shared/hooks/store';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { backLinkFrom } from '@/shared/routing/backLink';
import { selectVisits } from '@/features/palette/visitsSlice';

const panels = { Warnings: MemberWarnings, Notes: NotesOfMember, History: HistoryOfMember };

export const RequestsScreen = () => <UserRequestsPage panels={{ ...panels, History: MemberHistory }} />;

export const ReportsScreen = () => <ReportedUsersPage panels={panels} />;

export const DeletionsScreen = () => <DeletionRequestsPage panels={panels} />;

export const MemberScreen = () => (
  <>
    <BackLink />
    <MemberDetailPage panels={panels} />
  </>
);

function NotesOfMember({ id }: { id: string }) {
  return hasExtension('notes') && <MemberNotes id={id} />;
}

function HistoryOfMember({ id }: { id: string }) {
  return hasExtension('journal') ? <HistoryWithJournal id={id} /> : <MemberHistory id={id} />;
}

function HistoryWithJournal({ id }: { id: string }) {
  return <MemberHistory id={id} journal={useMemberJournal(id)} />;
}

function BackLink() {
  const visits = useAppSelector(selectVisits);
  const { pathname } = useLocation();
  const last = visits.find(({ path }) => !matchPath(paths.memberPattern, path));
  return (
    <Link className="back-link" to={last ? last.path + last.search : paths.users} state={backLinkFrom(pathname)}>
      <ArrowLeftOutlined aria-hidden />
      Back to {last?.title ?? 'Users'}
    </Link>
  );
}
