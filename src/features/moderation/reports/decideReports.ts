import { failureText, isApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { preferencesChanged, selectPreferences } from '@/shared/preferences/preferences';
import { moderationApi } from '../moderationApi';
import { closingKey, type ReportedMember } from '../moderationRows';
import { keyOf } from './closing';

const openedHere = 'Reports opened again in this browser';

const keptAtMost = 1000;

/** A server that does not answer is one without the extension; what it refuses counts. */
const isUnanswered = (error: unknown) =>
  isApiError(error) &&
  error.kind !== 'ended' &&
  !error.mayBeSaved &&
  (error.code === 404 || (error.code ?? 500) >= 500);

const decideReports =
  (member: ReportedMember, decision: 'no_action' | 'reopen'): AppThunk<Promise<{ error?: unknown }>> =>
  async (dispatch, getState) => {
    const { id, name, closedAt } = member;
    const { closedReports: before } = selectPreferences(getState());
    const others = before.filter((closing) => keyOf(closing) !== closingKey(member));
    if (others.length < before.length) dispatch(preferencesChanged({ closedReports: others }));
    const isOnServer = decision === 'no_action' || closedAt !== null;
    if (hasExtension('reports') && isOnServer) {
      const call = moderationApi.endpoints.decideReports.initiate({ id, decision }, { track: false });
      const { error } = await dispatch(call);
      if (error === undefined) return {};
      if (decision === 'reopen' || !isUnanswered(error)) {
        dispatch(notDone(`Nothing is decided about ${displayText(name) || id}: ${failureText(error)}`));
        return { error };
      }
    }
    if (decision === 'reopen') {
      dispatch(doneHere({ sentence: openedHere }));
      return {};
    }
    dispatch(
      preferencesChanged({ closedReports: [...others, `${closingKey(member)}\t${Date.now()}`].slice(-keptAtMost) }),
    );
    const undo = { action: preferencesChanged({ closedReports: others }), sentence: openedHere };
    dispatch(doneHere({ sentence: 'Reports closed in this browser', undo }));
    return {};
  };

export function useDecideReports() {
  const dispatch = useAppDispatch();
  return (member: ReportedMember, decision: 'no_action' | 'reopen') => dispatch(decideReports(member, decision));
}
