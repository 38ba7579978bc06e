import { pageOfWhole, rowsPerPage, type WholeList } from '@/shared/api/page';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import type { QueryAnswer } from './ListTable';
import type { Ranges } from './useListPagination';

/** The page that an address asks for; the last one where there are fewer, since a page is gone when its last row is. */
const pageAmong = (asked: number, rows: number, size: number) => Math.min(asked, Math.max(1, Math.ceil(rows / size)));

export const useWholeListPage = <Row>(list: QueryAnswer<WholeList<Row>>) =>
  pageWithin(list, list.currentData?.rows ?? [], usePageSearchParam());

/** The same for some of its rows. */
export function pageWithin<Row>(list: QueryAnswer<WholeList<Row>>, rows: Row[], asked: number, ranges?: Ranges) {
  const { currentData: whole, ...answer } = list;
  const size = ranges?.size ?? rowsPerPage;
  const page = whole ? pageAmong(asked, rows.length, size) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, size);
  return { page, ranges, answer: { ...answer, currentData } };
}
