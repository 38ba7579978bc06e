import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Pagination, type PaginationProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { lastPage } from '@/shared/api/page';
import { searchOfPage } from '@/shared/routing/listSearchParams';

const windowSize = 3;

// In antd's own frame for arrows, which is grey when disabled.
const arrow = (icon: ReactNode) => <span className="ant-pagination-item-link">{icon}</span>;
const arrows = {
  first: arrow(<DoubleLeftOutlined aria-hidden />),
  previous: arrow(<LeftOutlined aria-hidden />),
  next: arrow(<RightOutlined aria-hidden />),
  last: arrow(<DoubleRightOutlined aria-hidden />),
};

/** Rows per page, the words for the range ('6-10 / 46'), and the page that the list opens at, if not the first. */
export type Ranges = { size: number; words: (from: number, to: number, total: number) => string; home?: number };

type ListPaginationProps = { page: number; total: number; ranges?: Ranges; size: number };

export function ListPagination({ page, total, ranges, size }: ListPaginationProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const last = lastPage(total, size);
  if (page === 1 && (ranges ? total === 0 : last === 1)) return null;

  const first = Math.max(1, Math.min(page - 1, last - windowSize + 1));
  const isInWindow = (one: number) => one >= first && one < first + windowSize;
  const searchOf = (to: number) => searchOfPage(search, to, undefined, ranges?.home);
  const link = (to: number, label: string, content: ReactNode, isCurrent = false) => (
    <Link
      to={searchOf(to)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      // antd's item around it is the tab stop.
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
    >
      {content}
    </Link>
  );
  const itemRender: PaginationProps['itemRender'] = (to, type) => {
    if (type === 'prev')
      return page > 1 ? link(Math.min(page - 1, last), 'Previous page', arrows.previous) : arrows.previous;
    if (type === 'next') return page < last ? link(page + 1, 'Next page', arrows.next) : arrows.next;
    if (type !== 'page' || ranges || last === Infinity) return null;
    if (isInWindow(to)) return link(to, `Page ${to}`, to, to === page);
    if (to === 1) return link(1, 'First page', arrows.first);
    return to === last ? link(last, 'Last page', arrows.last) : null;
  };
  return (
    <>
      <span className="visually-hidden" aria-live="polite">{`Page ${page}`}</span>
      <Pagination
        aria-label="Pages"
        current={page}
        // antd clamps a page behind the last one; it should show as empty.
        total={Math.max(last === Infinity ? page * size + 1 : total, (page - 1) * size + 1)}
        pageSize={size}
        align="end"
        showLessItems
        showSizeChanger={false}
        showTotal={ranges && (() => rangeOf(page, size, total, ranges.words))}
        onChange={(to) => void navigate(searchOf(to))}
        itemRender={itemRender}
      />
    </>
  );
}

function rangeOf(page: number, size: number, total: number, words: Ranges['words']) {
  const before = (page - 1) * size;
  return before < total ? words(before + 1, Math.min(before + size, total), total) : words(0, 0, total);
}
