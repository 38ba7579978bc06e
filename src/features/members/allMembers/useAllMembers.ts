import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { rowsPerPage, type Page } from '@/shared/api/page';
import { useStoreDispatch, type StoreThunk } from '@/shared/largeList/largeLists';
import { notRead, type AllMembers, type ReadSoFar } from '../allMembersState';
import type { MemberGroup } from '../member';
import type { MemberList } from '../memberList';
import { changeAllMembers, membersApi, ownerOf } from '../membersApi';

const { getAllMembers, readMembers } = membersApi.endpoints;

/** Continues where the last reading stopped; `signal` stops it again. */
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
    // The list was dropped or reread meanwhile.
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
      // A complete older list is more use than part of a newer one.
      if (count === undefined || (!isAtEnd && latest.shown?.isWhole)) return;
      latest.revision = (latest.revision ?? 0) + 1;
      latest.shown = { listId, count, readAt: Date.now(), isWhole: isAtEnd };
    });
  };

// Not refetched until Refresh.
const asItIs = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

/** All members of a group, read while a component uses it; a later visit continues where it stopped. */
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

type Answer<Row> = { data?: Page<Row>; error?: unknown };

type Reader<Row> = {
  read: (page: number) => Promise<Answer<Row>>;
  /** Adds a page's rows; undefined if the list no longer takes any. */
  keep: (rows: readonly Row[]) => Promise<number | undefined>;
  onPage: (soFar: ReadSoFar) => void;
  signal: AbortSignal;
};

const callsAtOnce = 3;

/** Reads page by page until one is short or brings no new row. Returns the error that stopped it, if any. */
export async function readPages<Row>(soFar: ReadSoFar, { read, keep, onPage, signal }: Reader<Row>): Promise<unknown> {
  const asked = new Map<number, Promise<Answer<Row>>>();
  let reached = soFar;
  while (!reached.isAtEnd && !signal.aborted) {
    for (const page of pagesToAsk(reached)) if (!asked.has(page)) asked.set(page, read(page));
    const { data, error } = (await asked.get(reached.nextPage)) ?? {};
    asked.delete(reached.nextPage);
    if (signal.aborted) break;
    if (data === undefined) return error;
    const count = await keep(data.rows);
    if (count === undefined || signal.aborted) break;
    reached = after(reached, data, count);
    onPage(reached);
  }
  return undefined;
}

/** The next page, and in parallel as many as the server's count promises. */
function pagesToAsk({ nextPage, total }: ReadSoFar) {
  const hoped = Math.ceil(total / rowsPerPage) - nextPage + 1;
  return Array.from({ length: Math.max(1, Math.min(callsAtOnce, hoped)) }, (_, ahead) => nextPage + ahead);
}

function after(before: ReadSoFar, { rows, total, unreadable }: Page<unknown>, count: number): ReadSoFar {
  return {
    count,
    nextPage: before.nextPage + 1,
    total,
    unreadable: before.unreadable + unreadable,
    isAtEnd: rows.length + unreadable < rowsPerPage || count === before.count,
  };
}
