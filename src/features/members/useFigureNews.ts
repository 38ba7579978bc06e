import { useState } from 'react';
import type { Page } from '@/shared/api/page';
import type { QueryAnswer } from '@/shared/ui/ListTable';
import type { News, Noun } from '@/shared/ui/ListNews';
import type { Member } from './member';
import { membersApi } from './membersApi';
import type { MemberStats } from './memberReplies';
import { useOutcomes } from './requestOutcomesSlice';

type ShownPage = Pick<QueryAnswer<Page<Member>>, 'currentData' | 'refetch'>;

/**
 * The rows added since the page was read, by the figure above it. `answered` rows are in the page's total, not in the figure.
 * A server whose figure never matches its list has no news.
 */
export function useFigureNews(
  figure: keyof MemberStats,
  noun: Noun,
  { currentData, refetch }: ShownPage,
  answered = 0,
): News {
  const { data: figures, isFetching } = membersApi.endpoints.getStats.useQueryState();
  const [hasAgreed, setAgreed] = useState(false);
  const more = figures && currentData ? figures[figure] - (currentData.total - answered) : 0;
  if (!hasAgreed && figures && currentData && more === 0) setAgreed(true);
  const count = hasAgreed ? Math.max(0, more) : 0;
  const [settled, setSettled] = useState(0);
  if (!isFetching && settled !== count) setSettled(count);
  // While the figure reloads it may be behind the list: the count stays as it is.
  return { count: isFetching ? Math.min(settled, count) : count, noun, show: refetch };
}

export function useRequestsNews(answer: ShownPage): News {
  const outcomeOf = useOutcomes();
  const answered = answer.currentData?.rows.filter(({ id }) => outcomeOf('sign-up', id) !== undefined);
  return useFigureNews('requests', ['request', 'requests'], answer, answered?.length);
}
