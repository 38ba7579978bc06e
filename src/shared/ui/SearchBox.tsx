import { useEffect, useLayoutEffect, useRef } from 'react';

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Milliseconds after the last key. */
const pause = 300;

/** A box that searches while the administrator types; Enter and emptying it do so at once. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(value);
  // Asked for, but not yet the value: the keys may be faster than the address.
  const asked = useRef<string[]>([]);

  useLayoutEffect(() => {
    current.current = value;
    const place = asked.current.indexOf(value);
    asked.current.splice(0, place + 1);
    // The search has changed by other means than this box, such as the browser's Back.
    if (place < 0 && box.current) box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    const text = box.current?.value.trim() ?? '';
    if (text === (asked.current.at(-1) ?? current.current)) return;
    asked.current.push(text);
    onSearch(text);
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    if (box.current?.value === '') search();
    else timer.current = setTimeout(search, pause);
  };

  return (
    <input
      ref={box}
      type="search"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={searchSoon}
      onKeyDown={({ key }) => key === 'Enter' && search()}
    />
  );
}
