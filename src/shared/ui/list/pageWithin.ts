import { lastPage, pageOfWhole, type WholeList } from '@/shared/api/page';
import { rowsPerPage } from '@contract/limits';
import type { ListQuery } from './ListTable';
import type { Ranges } from './ListPagination';

export function pageWithin<Row>(list: ListQuery<WholeList<Row>>, rows: Row[], asked: number, ranges?: Ranges) {
  const { currentData: whole, isFetching, error, refetch } = list;
  const size = ranges?.size ?? rowsPerPage;
  const page = whole ? Math.min(asked, lastPage(rows.length, size)) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, size);
  return { page, ranges, query: { currentData, isFetching, error, refetch } };
}
