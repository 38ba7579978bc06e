import { pageOfWhole, type WholeList } from '@/shared/api/page';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import type { QueryAnswer } from './ListTable';
import type { Ranges } from './useListPagination';

export function useWholeListPage<Row>({ currentData, ...answer }: QueryAnswer<WholeList<Row>>) {
  const page = usePageSearchParam();
  return { page, answer: { ...answer, currentData: currentData && pageOfWhole(currentData, page) } };
}

/** The same for some of its rows; the last page where there are fewer, since a page is gone when its last row is deleted. */
export function pageWithin<Row>(list: QueryAnswer<WholeList<Row>>, rows: Row[], asked: number, ranges: Ranges) {
  const { currentData: whole, ...answer } = list;
  const page = whole ? Math.min(asked, Math.max(1, Math.ceil(rows.length / ranges.size))) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, ranges.size);
  return { page, ranges, answer: { ...answer, currentData } };
}
