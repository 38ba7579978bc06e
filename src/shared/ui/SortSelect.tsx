import { Select } from 'antd';
import './sortSelect.css';

type SortSelectProps<Sort> = {
  orders: readonly { value: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

export function SortSelect<Sort extends string>({ orders, sort, onSort }: SortSelectProps<Sort>) {
  return <Select className="sort-select" aria-label="Order" options={[...orders]} value={sort} onChange={onSort} />;
}
