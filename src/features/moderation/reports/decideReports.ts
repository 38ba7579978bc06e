import { failureText } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { preferencesChanged, selectPreferences } from '@/shared/preferences/preferences';
import { accessAction, useAskAccess, useAskDeletion } from '@/features/members/AccountActions';
import type { DeskAct } from '../desk/ListDesk';
import { moderationApi, type ReportDecision } from '../moderationApi';
import { closingKey, type ReportedMember } from '../moderationRows';
import { keyOf, useIsClosed } from './closing';

const openedHere = 'Reports opened again in this browser';

const keptAtMost = 1000;

const decideReports =
  (member: ReportedMember, decision: ReportDecision['decision']): AppThunk<Promise<{ error?: unknown }>> =>
  async (dispatch, getState) => {
    const { id, name, closedAt } = member;
    const { closedReports: before } = selectPreferences(getState());
    const others = before.filter((closing) => keyOf(closing) !== closingKey(member));
    if (others.length < before.length) dispatch(preferencesChanged({ closedReports: others }));
    if (hasExtension('reports') && (decision === 'no_action' || closedAt !== null)) {
      const call = moderationApi.endpoints.decideReports.initiate({ id, decision }, { track: false });
      const { error } = await dispatch(call);
      if (error !== undefined)
        dispatch(notDone(`Nothing is decided about ${displayText(name) || id}: ${failureText(error)}`));
      return { error };
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

export function useReportActs() {
  const dispatch = useAppDispatch();
  const isClosed = useIsClosed();
  const askAccess = useAskAccess('this user');
  const askDeletion = useAskDeletion();
  return (member: ReportedMember): DeskAct<ReportedMember>[] => {
    const access = accessAction(member.status);
    const decision = isClosed(member) ? 'reopen' : 'no_action';
    return [
      { key: 'b', label: access, isDangerous: access === 'Block', run: askAccess },
      {
        key: 'd',
        label: 'Delete Account',
        isDangerous: true,
        run: (row, onDone) => askDeletion('Delete Account', row, onDone),
      },
      {
        ...(decision === 'reopen' ? { key: 'o', label: 'Open again' } : { key: 'n', label: 'No action' }),
        run: (row, onDone) => dispatch(decideReports(row, decision)).then(({ error }) => error ?? onDone?.()),
      },
    ];
  };
}
