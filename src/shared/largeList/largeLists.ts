import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiError } from '@/shared/api/apiError';
import { unreadableText } from '@/shared/api/envelope';
import { listInWorker, type ListCalls, type RemoteList } from './remoteList';

type LargeLists = ReturnType<typeof createLargeLists>;

/** The thunk argument: the store holds the ids of large lists, this gives access to them. */
export type StoreExtra = { largeLists: LargeLists };

/** The open large lists, each in a worker of its own. `owner` is the cache entry that a list belongs to. */
export function createLargeLists(startWorker: () => Worker) {
  const lists = new Map<number, { owner: string; list: RemoteList<ListCalls> }>();
  let lastId = 0;
  const close = (id: number | undefined = 0) => {
    lists.get(id)?.list.close();
    lists.delete(id);
  };
  return {
    open(kind: string, owner: string): number {
      lastId += 1;
      lists.set(lastId, { owner, list: listInWorker(startWorker(), kind) });
      return lastId;
    },
    get<List extends ListCalls>(id: number | undefined = 0): RemoteList<List> | undefined {
      return lists.get(id)?.list as RemoteList<List> | undefined;
    },
    close,
    closeAll(owner: string, ...kept: (number | undefined)[]) {
      for (const [id, one] of lists) if (one.owner === owner && !kept.includes(id)) close(id);
    },
  };
}

export const largeListsOf = ({ extra }: { extra: unknown }) => (extra as StoreExtra).largeLists; // RTK types it as unknown; app/store.ts sets it

export const answered = <Answer>(answer: Answer | undefined): { data: Answer } | { error: ApiError } =>
  answer === undefined ? { error: { kind: 'unreadable', message: unreadableText } } : { data: answer };

/** For what does not belong in the store: a file, or all rows of a search. */
export const askList =
  <List extends ListCalls, Name extends keyof List>(
    id: number,
    name: Name,
    argument: Parameters<List[Name]>[0],
  ): StoreThunk<Promise<ReturnType<List[Name]> | undefined>> =>
  async (_dispatch, _getState, { largeLists }) =>
    largeLists.get<List>(id)?.ask(name, argument);

export type StoreThunk<Result> = ThunkAction<Result, never, StoreExtra, UnknownAction>;

export type StoreDispatch = ThunkDispatch<never, StoreExtra, UnknownAction>;

export const useStoreDispatch = () => useDispatch<StoreDispatch>();
