import { skipToken } from '@reduxjs/toolkit/query';
import { matchPath, useLocation } from 'react-router-dom';
import { membersApi } from '@/features/members/membersApi';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';

export function useMemberName() {
  const { pathname } = useLocation();
  const id = matchPath(paths.memberPattern, pathname) ? lastPathSegment(pathname) : skipToken;
  return displayText(membersApi.endpoints.getMember.useQueryState(id).currentData?.name ?? '');
}
