import { isApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { preferencesChanged, selectPreferences } from '@/shared/preferences/preferences';
import { moderationApi } from '../moderationApi';
import { closingKey, type ReportedMember } from '../moderationRows';

/** The oldest are forgotten. */
const keptAtMost = 1000;

/** Whether the reports about a member need no action; where the server does not keep that, this browser does. */
export function useIsClosed() {
  const { closedReports } = useAppSelector(selectPreferences);
  const closedHere = new Set(closedReports);
  return (member: ReportedMember) => member.closedAt !== null || closedHere.has(closingKey(member));
}

const decideReports =
  (member: ReportedMember, decision: 'no_action' | 'reopen'): AppThunk<Promise<{ error?: unknown }>> =>
  async (dispatch, getState) => {
    const { id } = member;
    if (hasExtension('reports')) {
      const call = moderationApi.endpoints.decideReports.initiate({ id, decision }, { track: false });
      const { error } = await dispatch(call);
      // What it refuses counts; a server that does not answer is one without the extension.
      const isAnswer = error === undefined || (isApiError(error) && (error.kind === 'ended' || error.code === 409));
      if (isApiError(error) && error.code === 409)
        dispatch(notDone(`Nothing is decided about ${displayText(member.name) || id}: ${error.message}`));
      if (isAnswer) return { error };
    }
    const { closedReports: before } = selectPreferences(getState());
    const others = before.filter((key) => key !== closingKey(member));
    const closed = decision === 'reopen' ? others : [...others, closingKey(member)].slice(-keptAtMost);
    dispatch(preferencesChanged({ closedReports: closed }));
    const undo = { action: preferencesChanged({ closedReports: before }) };
    if (decision === 'no_action') dispatch(doneHere({ sentence: 'Reports closed in this browser', undo }));
    return {};
  };

export function useDecideReports() {
  const dispatch = useAppDispatch();
  return (member: ReportedMember, decision: 'no_action' | 'reopen') => dispatch(decideReports(member, decision));
}
