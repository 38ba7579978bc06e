import { selectLastDecisions, undoAsked } from '@/features/members/membersSlice';
import { isUndoable, undoDecision } from '@/features/members/undo';
import { undoNewest } from '@/features/members/undoNewest';
import { baseApi } from '@/shared/api/baseApi';
import type { AppThunk } from '@/shared/hooks/store';
import { doneHere, type Undo } from '@/shared/notices/noticesFor';
import { paths } from '@/shared/routing/paths';
import { noticeDismissed, selectNotices } from './noticesSlice';

type Mutation = { initiate: (arg: unknown, options: { track: false }) => AppThunk };

export const undoNotice =
  (undo: Undo): AppThunk =>
  (dispatch) => {
    if ('action' in undo) {
      dispatch(undo.action);
      return void dispatch(doneHere({ sentence: undo.sentence }));
    }
    if ('memberIds' in undo) {
      const [id = ''] = undo.memberIds;
      return void dispatch(undo.memberIds.length === 1 ? undoDecision(id) : undoAsked(undo.memberIds));
    }
    const endpoints = baseApi.endpoints as unknown as Record<string, Mutation>; // injected by the domains
    const call = endpoints[undo.endpoint]?.initiate(undo.arg, { track: false });
    if (call) dispatch(call);
  };

/** Where decisions are made. Elsewhere nobody means one of minutes ago. */
const screensOfDecisions: readonly string[] = [
  paths.dashboard,
  paths.requests,
  paths.users,
  paths.reports,
  paths.deletionRequests,
];

export const undoLatest = (): AppThunk => (dispatch, getState) => {
  const last = selectLastDecisions(getState());
  const isOpen = (undo: Undo) =>
    !('memberIds' in undo) || undo.memberIds.some((id) => isUndoable(last[id], Date.now()));
  const notice = selectNotices(getState()).findLast(({ undo }) => undo && isOpen(undo));
  if (!notice?.undo) return void (screensOfDecisions.includes(window.location.pathname) && dispatch(undoNewest()));
  dispatch(noticeDismissed(notice.id));
  dispatch(undoNotice(notice.undo));
};
