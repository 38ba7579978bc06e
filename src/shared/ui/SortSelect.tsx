import { Select } from 'antd';
import './sortSelect.css';

type SortSelectProps<Sort> = {
  /** Each with its words; the empty one is the order in which the server lists. */
  orders: { value: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** The order of a list where its headings, which sort elsewhere, have no room. */
export function SortSelect<Sort extends string>({ orders, sort, onSort }: SortSelectProps<Sort>) {
  return <Select className="sort-select" aria-label="Order" options={orders} value={sort} onChange={onSort} />;
}
