import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useComposedText } from '@/shared/hooks/useComposedText';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { UserText } from '@/shared/ui/text/UserText';
import './searchBox.css';

type SearchBoxProps = {
  label: string;
  /** Where the label is longer than the box; else the label. */
  placeholder?: string;
  hint?: string;
  value: string;
  onSearch: (text: string) => void;
};

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

export function SearchBox({ label, placeholder = label, hint, value, onSearch }: SearchBoxProps) {
  const hintId = useId();
  const { text, setText, typed, composition } = useComposedText(value);
  const debounced = useDebounced(typed, pause);
  const searched = useRef(value);

  useLayoutEffect(() => {
    // The search was changed from outside, such as by the browser's Back.
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value, setText]);

  const search = (next: string) => {
    if (next === searched.current) return;
    searched.current = next;
    onSearch(next);
  };
  const searchTyped = useEffectEvent(() => {
    if (debounced === typed) search(typed.trim());
  });
  useEffect(() => searchTyped(), [debounced, typed]);

  return (
    <Input
      type="search"
      className="search-box"
      aria-label={label}
      aria-describedby={hint && hintId}
      placeholder={placeholder}
      prefix={
        <>
          {hint && (
            <span id={hintId} className="search-hint">
              {hint}
            </span>
          )}
          <SearchOutlined aria-hidden />
        </>
      }
      allowClear={clearSign}
      value={text}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setText(target.value)}
      {...composition}
      onPressEnter={() => search(text.trim())}
    />
  );
}

type ClearSearchProps = {
  text: string;
  isFiltered?: boolean;
  children?: ReactNode;
  onClear: () => void;
};

export function ClearSearch({ text, isFiltered = false, children, onClear }: ClearSearchProps) {
  if (text === '') return null;
  return (
    <>
      {children ?? (
        <>
          Nothing {isFiltered && 'in this selection '}matches “<UserText>{text}</UserText>”.
        </>
      )}{' '}
      <Button type="link" size="small" onClick={onClear}>
        Clear the search
      </Button>
    </>
  );
}
