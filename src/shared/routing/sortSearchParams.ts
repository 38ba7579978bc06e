import type { SortOrder } from '@/shared/ui/ListTable';

/** 'column' is ascending, 'column-down' descending. */
export function orderOf(sort: string): SortOrder {
  const by = sort.replace(/-down$/, '');
  return sort === '' ? undefined : { by, order: by === sort ? 'ascend' : 'descend' };
}

export const sortOf = (order: SortOrder) => (order ? `${order.by}${order.order === 'descend' ? '-down' : ''}` : '');
