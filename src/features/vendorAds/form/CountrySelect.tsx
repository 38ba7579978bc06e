import type { RefSelectProps, SelectProps } from 'antd';
import { cloneElement, isValidElement, useMemo, useRef, useState, type ReactNode, type RefAttributes } from 'react';
import { fold } from '@/shared/search';

type CountryOption = { value?: string; children?: ReactNode };
type CountryProps = SelectProps<string, CountryOption> & RefAttributes<RefSelectProps>;

/** Adds an accessible name and antd's own search to the phone input's list of countries: its own search is a keyboard trap. */
export function CountrySelect({ select }: { select: ReactNode }) {
  const list = useRef<RefSelectProps>(null);
  const [isOpen, setOpen] = useState(false);
  const options = isValidElement<CountryProps>(select) ? select.props.children : undefined;
  const countries = useMemo(() => countriesIn(options), [options]);
  if (!isValidElement<CountryProps>(select)) return select;

  return cloneElement(select, {
    ref: (select) => void (list.current = select),
    'aria-label': 'Country of the number',
    // There is room for a country's name only while searching.
    style: { width: isOpen ? 190 : 48 },
    labelRender: ({ label }) => (isOpen ? 'Search country' : label),
    // The matches render after the key.
    onSearch: () => void setTimeout(() => list.current?.scrollTo(0)),
    showSearch: { filterOption: (search, option) => fold(textOf(option?.children)).includes(fold(search)) },
    onOpenChange: setOpen,
    notFoundContent: 'No country found',
    children: countries,
  });
}

/**
 * Drops the hidden option that the phone input puts first, where arrow keys would start, and rows that differ only in how the
 * rest of the number is grouped.
 */
function countriesIn(options: ReactNode): ReactNode[] {
  const [, countries] = Array.isArray(options) ? (options as ReactNode[]) : []; // children are untyped
  const list = Array.isArray(countries) ? (countries as ReactNode[]) : [];
  return list.filter((country, place) => place === 0 || textOf(country) !== textOf(list[place - 1]));
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
