import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import './searchBox.css';

type SearchBoxProps = { label: string; hint?: string; value: string; onSearch: (text: string) => void };

/** Unlike its other fields, antd's Input leaves the button without a name. */
const clearSign = {
  clearIcon: (
    <>
      <CloseCircleFilled aria-hidden />
      <span className="visually-hidden">Clear</span>
    </>
  ),
};

/** Debounce in ms after the last key. */
const pause = 300;

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const hintId = useId();
  const [text, setText] = useState(value);
  const current = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Searches that have not come back as `value` yet: typing may be faster than the router.
  const asked = useRef<string[]>([]);

  useLayoutEffect(() => {
    current.current = value;
    const place = asked.current.indexOf(value);
    asked.current.splice(0, place + 1);
    // The search was changed from outside, such as by the browser's Back.
    if (place < 0) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === (asked.current.at(-1) ?? current.current)) return;
    asked.current.push(next);
    onSearch(next);
  };
  const type = (typed: string, isComposing = false) => {
    setText(typed);
    clearTimeout(timer.current);
    if (isComposing) return;
    if (typed === '') search(typed);
    else timer.current = setTimeout(() => search(typed), pause);
  };

  return (
    <Input
      type="search"
      className="search-box"
      aria-label={label}
      aria-describedby={hint && hintId}
      placeholder={label}
      prefix={
        <>
          <SearchOutlined aria-hidden />
          {hint && (
            <span id={hintId} className="search-hint">
              {hint}
            </span>
          )}
        </>
      }
      allowClear={clearSign}
      value={text}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      // A syllable that is being composed is no word yet.
      onChange={({ target, nativeEvent }) => type(target.value, isComposing(nativeEvent))}
      onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      onPressEnter={() => search(text)}
    />
  );
}
