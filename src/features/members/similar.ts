import { skipToken } from '@reduxjs/toolkit/query';
import { hasExtension } from '@/shared/api/appConfig';
import { freshness } from '@/shared/api/freshness';
import { useListSimilarQuery } from './membersApi';

/** Asks who was here before; their marks and warnings follow. */
export function useSimilar(ids: readonly string[]) {
  const isAsked = ids.length > 0 && hasExtension('similar');
  useListSimilarQuery(isAsked ? { ids, silent: true } : skipToken, freshness.withinMinuteUnfocused);
}
