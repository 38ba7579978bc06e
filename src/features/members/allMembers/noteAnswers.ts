import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { StoreDispatch, StoreThunk } from '@/shared/largeList/largeLists';
import type { MemberGroup } from '../member';
import { memberAnswers } from '../memberAnswers';
import type { MemberList } from '../memberList';
import { changeAllMembers, membersApi } from '../membersApi';

const { acceptMember, rejectMember, blockMember, unblockMember, answerInBulk, acceptDeletion, getAllMembers } =
  membersApi.endpoints;

const groups: readonly MemberGroup[] = ['pending', 'accepted', 'rejected'];

function changeIn(action: UnknownAction): { id: string; status: string } | undefined {
  const { accept, reject, block, unblock } = memberAnswers;
  if (acceptMember.matchFulfilled(action)) return { id: action.meta.arg.originalArgs, status: accept.status };
  if (rejectMember.matchFulfilled(action)) return { id: action.meta.arg.originalArgs, status: reject.status };
  if (blockMember.matchFulfilled(action)) return { id: action.meta.arg.originalArgs, status: block.status };
  if (unblockMember.matchFulfilled(action)) return { id: action.meta.arg.originalArgs, status: unblock.status };
  if (acceptDeletion.matchFulfilled(action)) return { id: action.meta.arg.originalArgs, status: 'deleted' };
  if (!answerInBulk.matchFulfilled(action)) return undefined;
  const { id, answer } = action.meta.arg.originalArgs;
  return { id, status: memberAnswers[answer].status };
}

const changeStatus =
  (id: string, status: string): StoreThunk<Promise<void>> =>
  async (dispatch, getState, { largeLists }) => {
    for (const group of groups) {
      const known = getAllMembers.select(group)(getState()).data;
      const leaves = status === 'deleted' || (group === 'rejected' && status === 'approved');
      for (const listId of new Set([known?.reading.listId, known?.shown?.listId])) {
        const count = await largeLists.get<MemberList>(listId)?.ask('changeStatus', { id, status, leaves });
        if (count === undefined) continue;
        const change = changeAllMembers(group, ({ shown }) => {
          if (shown && shown.listId === listId) Object.assign(shown, { count, revision: shown.revision + 1 });
        });
        dispatch(change);
      }
    }
  };

/** The one place where the lists of all members learn what was answered, wherever that was. */
export const noteAnswers: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const change = changeIn(action as UnknownAction); // what reaches the end of the chain is an action
  const dispatch = store.dispatch as StoreDispatch; // the store has thunks with this extra argument
  if (change) void dispatch(changeStatus(change.id, change.status));
  return result;
};
