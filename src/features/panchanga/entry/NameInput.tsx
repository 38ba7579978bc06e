import { AutoComplete, Flex, Input, Tag, type InputProps, type RefSelectProps } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type NameInputProps = {
  namesLike: (begun: string) => readonly string[];
  computed: string | undefined;
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
} & Pick<InputProps, 'aria-describedby'>;

const longest = 100;

export function NameInput({ namesLike, computed, id, value = '', onChange, ...described }: NameInputProps) {
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const list = useRef<RefSelectProps>(null);
  const names = namesLike(isTyping ? value : '');
  const place = names.indexOf(value);
  const activePlace = active === undefined ? -1 : names.indexOf(active);

  useEffect(() => {
    if (!isOpen || place < 0) return undefined;
    // The list is rendered after this effect.
    const timer = setTimeout(() => list.current?.scrollTo({ index: place, align: 'top' }));
    return () => clearTimeout(timer);
  }, [isOpen, place]);

  // Selects a computed value that arrives during focus, so that typing replaces it.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    if (focused instanceof HTMLInputElement && focused.id === id && focused.value === computed) focused.select();
  }, [id, computed]);

  return (
    <AutoComplete
      ref={list}
      id={id}
      // With its own value, AutoComplete lets Enter replace the text by the first suggestion.
      value=""
      options={names.map((name) => ({ value: name }))}
      optionRender={({ value: name }) => (
        <Flex justify="space-between" align="center">
          {name}
          {name === computed && <Tag color="processing">computed</Tag>}
        </Flex>
      )}
      onActive={(name) => setActive(typeof name === 'string' ? name : undefined)}
      onSelect={(name: string) => onChange?.(name)}
      onOpenChange={(isNowOpen) => {
        setOpen(isNowOpen);
        if (!isNowOpen) setTyping(false);
        setActive(undefined);
      }}
      // Tab would choose the hovered name.
      onInputKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      <Input
        aria-describedby={described['aria-describedby']}
        // AutoComplete would refer to a missing option while none is active.
        aria-activedescendant={isOpen && activePlace >= 0 ? `${id}_list_${activePlace}` : undefined}
        value={value}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyping(true);
          setActive(undefined);
          onChange?.(target.value);
        }}
      />
    </AutoComplete>
  );
}
