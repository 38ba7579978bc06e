import { useAppSelector } from '@/shared/hooks/store';
import { matchPath, useLocation } from 'react-router-dom';
import { selectMember } from '@/features/members/membersSlice';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';

export function useMemberName() {
  const { pathname } = useLocation();
  const id = matchPath(paths.memberPattern, pathname) ? lastPathSegment(pathname) : '';
  return displayText(useAppSelector((state) => selectMember(state, id)?.name) ?? '');
}
