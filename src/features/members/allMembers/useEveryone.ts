import { skipToken } from '@reduxjs/toolkit/query';
import { useStoreDispatch } from '@/shared/largeList/largeLists';
import { notRead, type AllMembers } from '../allMembersState';
import { useGetEveryonePageQuery } from '../memberSearchesApi';
import { changeAllMembers } from '../membersApi';
import type { LoadProgressProps } from './LoadProgress';
import { useAllMembers } from './useAllMembers';

// One after the other, the longest last.
const groups = ['pending', 'rejected', 'accepted'] as const;

/**
 * A search through the members of every status, in what has been read of them. `isWanted` reads the rest, for as long as somebody
 * looks on; what is found meanwhile is there at once.
 */
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
    // What was found stays until the next answer, unless something else is searched for.
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

/** How far the reading of all groups is, as that of one. */
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
