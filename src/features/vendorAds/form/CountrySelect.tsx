import type { RefSelectProps, SelectProps } from 'antd';
import { cloneElement, isValidElement, useMemo, useRef, useState, type ReactNode, type RefAttributes } from 'react';
import { fold } from '@/shared/search';

type CountryOption = { value?: string; children?: ReactNode };
type CountryProps = SelectProps<string, CountryOption> & RefAttributes<RefSelectProps>;

/**
 * The phone input's list of countries with what it lacks for the keyboard and for screen readers: a name, and antd's own search.
 * The search that it brings itself takes the focus to a box from which no key leads into the list.
 */
export function CountrySelect({ select }: { select: ReactNode }) {
  const list = useRef<RefSelectProps>(null);
  const [isOpen, setOpen] = useState(false);
  const options = isValidElement<CountryProps>(select) ? select.props.children : undefined;
  const countries = useMemo(() => countriesIn(options), [options]);
  if (!isValidElement<CountryProps>(select)) return select;

  return cloneElement(select, {
    ref: (select) => void (list.current = select),
    'aria-label': 'Country of the number',
    // There is room for words only as long as they are looked for.
    style: { width: isOpen ? 190 : 48 },
    labelRender: ({ label }) => (isOpen ? 'Search country' : label),
    // What is found stands at the top; it is there a moment after the key.
    onSearch: () => void setTimeout(() => list.current?.scrollTo(0)),
    showSearch: { filterOption: (search, option) => fold(textOf(option?.children)).includes(fold(search)) },
    onOpenChange: setOpen,
    notFoundContent: 'No country found',
    children: countries,
  });
}

/**
 * The phone input puts an unseen option for what is chosen before its list, on which the keys would begin. Of the list, which has a row for each
 * country and area code, some rows differ only in how the rest of the number is grouped.
 */
function countriesIn(options: ReactNode): ReactNode[] {
  const [, countries] = Array.isArray(options) ? (options as ReactNode[]) : []; // what a list of children holds
  const list = Array.isArray(countries) ? (countries as ReactNode[]) : []; // as above
  return list.filter((country, place) => place === 0 || textOf(country) !== textOf(list[place - 1]));
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
