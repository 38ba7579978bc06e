import type { Middleware } from '@reduxjs/toolkit';
import type { StoreDispatch, StoreThunk } from '@/shared/largeList/largeLists';
import type { MemberGroup } from '../member';
import { memberAnswers, type SavedAnswer } from '../memberAnswers';
import type { MemberList } from '../memberList';
import { changeAllMembers, isAnswerSaved, membersApi } from '../membersApi';

const groups: readonly MemberGroup[] = ['pending', 'accepted', 'rejected'];

const changeStatus =
  ({ answer, id }: SavedAnswer): StoreThunk<Promise<void>> =>
  async (dispatch, getState, { largeLists }) => {
    const status = answer === 'delete' ? 'deleted' : memberAnswers[answer].status;
    dispatch(membersApi.util.updateQueryData('getMember', id, (detail) => void (detail.status = status)));
    for (const group of groups) {
      const known = membersApi.endpoints.getAllMembers.select(group)(getState()).data;
      const leaves = answer === 'delete' || (group === 'rejected' && status === 'approved');
      for (const listId of new Set([known?.reading.listId, known?.shown?.listId])) {
        const count = await largeLists.get<MemberList>(listId)?.ask('changeStatus', { id, status, leaves });
        if (count === undefined) continue;
        const change = changeAllMembers(group, (latest) => {
          latest.revision = (latest.revision ?? 0) + 1;
          if (latest.shown && latest.shown.listId === listId) latest.shown.count = count;
        });
        dispatch(change);
      }
    }
  };

/** The only place that applies saved answers to an open profile and to the lists of all members. */
export const applyAnswers: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const dispatch = store.dispatch as StoreDispatch;
  if (isAnswerSaved(action)) void dispatch(changeStatus(action.payload));
  return result;
};
