import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { rowsPerPage } from '@contract/limits';
import { hasExtension } from '@/shared/api/appConfig';
import { freshness } from '@/shared/api/freshness';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { membersApi, useListSimilarQuery } from './membersApi';
import { selectIsSimilarFailed } from './membersSlice';

/** Of the newest rejected members, read where the server does not tell who is similar. */
const pagesAtMost = 30;
/** ms for which the screen has been at rest before. */
const restTime = 10_000;

const readRejected = (): AppThunk<Promise<void>> => async (dispatch) => {
  const silently = { subscribe: false, forceRefetch: true };
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const { data } = await dispatch(membersApi.endpoints.listMembers.initiate({ group: 'rejected', page }, silently));
    if (!data || data.rows.length === 0 || page * rowsPerPage >= data.total) return;
  }
};

/** Without the extension, or where it fails, whoever was rejected is recognised among the members that were read. */
export function useRejectedAtRest() {
  const dispatch = useAppDispatch();
  const isFailed = useAppSelector(selectIsSimilarFailed);
  const isNeeded = isFailed || !hasExtension('similar');
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => void dispatch(readRejected()), restTime);
    return () => clearTimeout(timer);
  }, [dispatch, isNeeded]);
}

/** Members that the server takes in one call. */
const idsAtMost = 20;

/** Asks who was here before, of 40 members at most; their marks and warnings follow. */
export function useSimilar(ids: readonly string[]) {
  useSimilarOf(ids.slice(0, idsAtMost));
  useSimilarOf(ids.slice(idsAtMost, 2 * idsAtMost));
}

function useSimilarOf(ids: readonly string[]) {
  const isAsked = ids.length > 0 && hasExtension('similar');
  useListSimilarQuery(isAsked ? { ids, silent: true } : skipToken, freshness.withinMinuteUnfocused);
}
