import { pageOfWhole, rowsPerPage, type WholeList } from '@/shared/api/page';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import type { QueryAnswer } from './ListTable';
import type { Ranges } from './useListPagination';

/** The page that an address asks for; the last one where there are fewer, since a page is gone when its last row is. */
const pageAmong = (asked: number, rows: number, size: number) => Math.min(asked, Math.max(1, Math.ceil(rows / size)));

export function useWholeListPage<Row>({ currentData: whole, ...answer }: QueryAnswer<WholeList<Row>>) {
  const asked = usePageSearchParam();
  const page = whole ? pageAmong(asked, whole.rows.length, rowsPerPage) : asked;
  return { page, answer: { ...answer, currentData: whole && pageOfWhole(whole, page) } };
}

/** The same for some of its rows. */
export function pageWithin<Row>(list: QueryAnswer<WholeList<Row>>, rows: Row[], asked: number, ranges: Ranges) {
  const { currentData: whole, ...answer } = list;
  const page = whole ? pageAmong(asked, rows.length, ranges.size) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, ranges.size);
  return { page, ranges, answer: { ...answer, currentData } };
}
