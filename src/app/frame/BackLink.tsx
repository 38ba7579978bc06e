import { ArrowLeftOutlined } from '@ant-design/icons';
import { useAppSelector } from '@/shared/hooks/store';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { backLinkFrom } from '@/shared/routing/backLink';
import { selectVisits } from '@/features/palette/visitsSlice';
import './backLink.css';

/** Links from a member's page to the list that it was opened from, or to the users. */
export function BackLink() {
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
