import { skipToken } from '@reduxjs/toolkit/query';
import { hasExtension } from '@/shared/api/appConfig';
import { freshness } from '@/shared/api/freshness';
import { useListSimilarQuery } from './membersApi';

/** Members that the server takes in one call. */
const idsAtMost = 20;

export function useSimilar(ids: readonly string[]) {
  useSimilarOf(ids.slice(0, idsAtMost));
  useSimilarOf(ids.slice(idsAtMost, 2 * idsAtMost));
}

function useSimilarOf(ids: readonly string[]) {
  const isAsked = ids.length > 0 && hasExtension('similar');
  useListSimilarQuery(isAsked ? { ids, silent: true } : skipToken, freshness.withinMinuteUnfocused);
}
