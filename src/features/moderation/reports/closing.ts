import { hasExtension } from '@/shared/api/appConfig';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { doneHere } from '@/shared/notices/noticesFor';
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
    if (hasExtension('reports'))
      return dispatch(moderationApi.endpoints.decideReports.initiate({ id, decision }, { track: false }));
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
