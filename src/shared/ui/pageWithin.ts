import { pageOfWhole, rowsPerPage, type WholeList } from '@/shared/api/page';
import type { QueryAnswer } from './ListTable';
import type { Ranges } from './useListPagination';

export function pageWithin<Row>(list: QueryAnswer<WholeList<Row>>, rows: Row[], asked: number, ranges?: Ranges) {
  const { currentData: whole, ...answer } = list;
  const size = ranges?.size ?? rowsPerPage;
  const last = Math.max(1, Math.ceil(rows.length / size));
  const page = whole ? Math.min(asked, last) : asked;
  const currentData = whole && pageOfWhole({ ...whole, rows }, page, size);
  return { page, ranges, answer: { ...answer, currentData } };
}
