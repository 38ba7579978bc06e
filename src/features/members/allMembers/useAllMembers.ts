import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useStoreDispatch, type StoreThunk } from '@/shared/largeList/largeLists';
import { notRead, type AllMembers } from '../allMembersState';
import type { MemberGroup } from '../member';
import type { MemberList } from '../memberList';
import { changeAllMembers, membersApi, ownerOf } from '../membersApi';
import { readPages } from './readPages';

const { getAllMembers, readMembers } = membersApi.endpoints;

/** Reads on where the last reading stopped; `signal` stops it, and it can go on later. */
const readAllMembers =
  (group: MemberGroup, signal: AbortSignal): StoreThunk<Promise<void>> =>
  async (dispatch, getState, { largeLists }) => {
    const knownNow = () => getAllMembers.select(group)(getState()).data;
    const known = knownNow();
    if (!known) return;
    const listId = known.reading.listId ?? largeLists.open('members', ownerOf(group));
    const list = largeLists.get<MemberList>(listId);
    largeLists.closeAll(ownerOf(group), listId, known.shown?.listId);
    dispatch(changeAllMembers(group, ({ reading }) => void (reading.listId = listId)));
    // A reading that was dropped meanwhile, or begun anew, is none of this one's business.
    const change = (recipe: (known: AllMembers) => void) => {
      if (knownNow()?.reading.listId === listId) dispatch(changeAllMembers(group, recipe));
      else if (knownNow()?.shown?.listId !== listId) largeLists.close(listId);
    };

    const failure = await readPages(known.reading, {
      read: async (page) => {
        const call = dispatch(readMembers.initiate({ group, page }, { subscribe: false, forceRefetch: true }));
        const abort = () => call.abort();
        signal.addEventListener('abort', abort);
        const { data, error } = await call;
        signal.removeEventListener('abort', abort);
        return { data, error };
      },
      keep: async (rows) => list?.ask('add', [...rows]),
      onPage: (soFar) => change((latest) => void (latest.reading = { ...soFar, listId })),
      signal,
    });
    const lost = list?.failure();
    if (signal.aborted || lost) {
      return change((latest) => lost && Object.assign(latest, { ...notRead, isReading: false, failure: lost }));
    }
    const count = await list?.ask('finish', undefined);
    change((latest) => {
      const { isAtEnd } = latest.reading;
      Object.assign(latest, { isReading: false, failure });
      // An older list that is whole says more than a newer part.
      if (count === undefined || (!isAtEnd && latest.shown?.isWhole)) return;
      latest.revision = (latest.revision ?? 0) + 1;
      latest.shown = { listId, count, readAt: Date.now(), isWhole: isAtEnd };
    });
  };

// What was read stays as it is until somebody presses Refresh.
const asItIs = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

/** All members of a group. They are read as long as somebody looks on; who comes back finds them, or how far it came. */
export function useAllMembers(group: MemberGroup, isWanted = true) {
  const dispatch = useStoreDispatch();
  getAllMembers.useQuerySubscription(isWanted ? group : skipToken, asItIs);
  const { data } = getAllMembers.useQueryState(group);
  const isReading = isWanted && data?.isReading === true;
  useEffect(() => {
    if (!isReading) return undefined;
    const stopping = new AbortController();
    void dispatch(readAllMembers(group, stopping.signal));
    return () => stopping.abort();
  }, [dispatch, group, isReading]);
  return data;
}
