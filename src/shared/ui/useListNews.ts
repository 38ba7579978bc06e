import { skipToken } from '@reduxjs/toolkit/query';
import type { WholeList } from '@/shared/api/page';
import { quietly, type QuietOption } from '@/shared/notices/quiet';
import { pollingInterval, useIsWatched, usePolling, type PolledEndpoint } from '@/shared/polling';
import { useDelay } from '@/shared/useDelay';
import type { News, Noun } from './ListNews';

export type NewsEndpoint<Row> = PolledEndpoint<QuietOption, WholeList<Row>>;

const later = { quiet: true, later: true } as const;

/** The rows of the latest poll that the shown list lacks; the poll has a cache entry of its own. */
export function useListNews<Row extends { id: string }>(endpoint: NewsEndpoint<Row>, noun: Noun, show: () => unknown) {
  const isTime = useDelay(pollingInterval, useIsWatched());
  const asked = isTime ? later : skipToken;
  usePolling(endpoint, asked);
  const shown = endpoint.useQueryState(quietly);
  const answer = endpoint.useQueryState(asked);
  const known = new Set(shown.data?.rows.map(({ id }) => id));
  const isLater = (answer.fulfilledTimeStamp ?? 0) > (shown.fulfilledTimeStamp ?? Infinity);
  const count = isLater ? (answer.data?.rows.filter(({ id }) => !known.has(id)).length ?? 0) : 0;
  return { count, noun, show } satisfies News;
}
