import { skipToken } from '@reduxjs/toolkit/query';
import { useStoreDispatch } from '@/shared/largeList/largeLists';
import { notRead, type AllMembers } from '../allMembersState';
import { useGetEveryonePageQuery } from '../memberSearchesApi';
import { changeAllMembers } from '../membersApi';
import type { LoadProgressProps } from './LoadProgress';
import { useAllMembers } from './useAllMembers';

// In this order, the longest list last.
const groups = ['pending', 'rejected', 'accepted'] as const;

/** Searches what was read of all groups. `isWanted` reads the rest; matches appear as they are found. */
export function useEveryone(find: string, page: number, isWanted: boolean) {
  const dispatch = useStoreDispatch();
  const pending = useAllMembers('pending', isWanted);
  const rejected = useAllMembers('rejected', isWanted && isRead(pending));
  const accepted = useAllMembers('accepted', isWanted && isRead(rejected));
  const parts = [pending, rejected, accepted];
  const known = together(parts);
  const query = {
    listIds: parts.flatMap((part) => part?.shown?.listId ?? part?.reading.listId ?? []),
    revision: parts.map((part) => `${part?.revision ?? 0}+${part?.reading.count ?? 0}`).join(),
    find,
    page,
  };
  const answer = useGetEveryonePageQuery(find === '' || query.listIds.length === 0 ? skipToken : query);
  const change = (recipe: (part: AllMembers) => void) =>
    groups.forEach((group) => dispatch(changeAllMembers(group, recipe)));
  const turn = (isReading: boolean) =>
    change((part) => void (!part.reading.isAtEnd && Object.assign(part, { isReading, failure: undefined })));

  return {
    query,
    // Keeps the last matches of the same search while it is refetched.
    found: answer.originalArgs?.find === find ? answer.data : undefined,
    progress: {
      known,
      onCancel: () => turn(false),
      onGoOn: () => turn(true),
      onRefresh: () => change((part) => void Object.assign(part, notRead)),
    } satisfies LoadProgressProps,
  };
}

const isRead = (part: AllMembers | undefined) => part?.reading.isAtEnd === true;

function together(parts: readonly (AllMembers | undefined)[]): AllMembers {
  const begun = parts.filter((part) => part !== undefined);
  const sum = (field: 'count' | 'total' | 'unreadable') => begun.reduce((all, { reading }) => all + reading[field], 0);
  const isAtEnd = parts.every(isRead);
  const shown = begun.flatMap((part) => part.shown ?? []);
  return {
    ...notRead,
    reading: { count: sum('count'), total: sum('total'), unreadable: sum('unreadable'), nextPage: 1, isAtEnd },
    isReading: !isAtEnd && begun.every((part) => part.isReading || isRead(part)),
    failure: begun.find(({ failure }) => failure)?.failure,
    shown: isAtEnd
      ? {
          listId: 0,
          count: shown.reduce((all, { count }) => all + count, 0),
          readAt: Math.min(...shown.map(({ readAt }) => readAt)),
          isWhole: true,
        }
      : undefined,
  };
}
