import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDebounced } from '@/shared/useDebounced';
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

/** ms after the last key. */
const pause = 300;

export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const hintId = useId();
  const [text, setText] = useState(value);
  // The text without the syllable that is being composed.
  const [composed, setComposed] = useState<string>();
  const typed = useDebounced(composed ?? text, pause).trim();
  const search = (next: string) => next !== value && onSearch(next);
  const searchTyped = useEffectEvent(() => search(typed));
  useEffect(() => void searchTyped(), [typed]);

  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    // The search was changed from outside, such as by the browser's Back.
    if (value !== typed && value !== text.trim()) setText(value);
  }

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
      onChange={({ target }) => setText(target.value)}
      onCompositionStart={() => setComposed(text)}
      onCompositionEnd={() => setComposed(undefined)}
      onPressEnter={() => search(text.trim())}
    />
  );
}
