import { pageOfWhole, type WholeList } from '@/shared/api/page';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import type { QueryAnswer } from './ListTable';

export function useWholeListPage<Row>({ currentData, ...answer }: QueryAnswer<WholeList<Row>>) {
  const page = usePageSearchParam();
  return { page, answer: { ...answer, currentData: currentData && pageOfWhole(currentData, page) } };
}

/** A page of a list that arrived whole; the last one where there are fewer, since a page is gone when its last row is deleted. */
export function pageWithin<Row>(list: WholeList<Row> | undefined, asked: number, size: number) {
  const page = list ? Math.min(asked, Math.max(1, Math.ceil(list.rows.length / size))) : asked;
  return { page, data: list && pageOfWhole(list, page, size) };
}
