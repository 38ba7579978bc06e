import { SearchOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Modal } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FullReadStatus } from '@/features/members/fullRead/FullReadStatus';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { useComposedText } from '@/shared/hooks/useComposedText';
import { useModal } from '@/shared/ui/modal/useModal';
import { isCommandKey } from './commandKey';
import { useSections, type Option, type PaletteScreen } from './useSections';
import '@/shared/ui/antdFurther.css';
import './commands.css';

type CommandPaletteProps = { screens: readonly PaletteScreen[]; onKeys: () => void; onClose: () => void };

export function CommandPalette({ screens, onKeys, onClose }: CommandPaletteProps) {
  const afterClose = useRef<() => void>(undefined);
  const listId = useId();
  const { text, setText, typed, composition } = useComposedText();
  const [chosenKey, setChosenKey] = useState('');
  const { modal, close } = useModal(() => {
    onClose();
    afterClose.current?.();
  });
  const { sections, status, error, retry } = useSections(typed.trim(), screens, onKeys);

  const options = sections.flatMap((section) => section.options);
  // Keeps the first option selected when later results are inserted above it, so that Enter runs what was seen.
  const [best] = options;
  if (chosenKey === '' && best && !best.leadsOn) setChosenKey(best.key);
  const active = Math.max(
    0,
    options.findIndex(({ key }) => key === chosenKey),
  );
  const idOf = (option: Option | undefined) => `${listId}-${option ? options.indexOf(option) : ''}`;
  const activeId = idOf(options[active]);
  useEffect(() => void document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' }), [activeId]);

  const run = (option: Option | undefined) => {
    if (!option) return;
    if (option.staysOpen) return option.run();
    afterClose.current = option.run;
    close();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(active + 1),
    ArrowUp: () => step(active - 1),
    Home: () => step(0),
    End: () => step(-1),
    Enter: () => run(options[active]),
    Escape: close,
  };
  const step = (to: number) => setChosenKey(options.at(to % Math.max(1, options.length))?.key ?? '');
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const action = isCommandKey(nativeEvent) ? close : !ctrlKey && !metaKey && !shiftKey && !altKey && keys[key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (key !== 'Enter' || !event.repeat) action();
  };

  return (
    <Modal
      {...modal}
      centered={false}
      style={{ top: 40 }}
      title="Search members and screens"
      width={640}
      footer={null}
      mask={{ closable: true }}
    >
      <Flex gap={8} {...composition}>
        <Input
          size="large"
          role="combobox"
          aria-label="Screens, actions and people"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? activeId : undefined}
          placeholder="A screen, an action, a name, phone, e-mail or id"
          prefix={<SearchOutlined aria-hidden />}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setText(target.value);
            setChosenKey('');
          }}
          onKeyDown={press}
        />
        <Button size="large" type="text" onClick={close}>
          Close
        </Button>
      </Flex>
      <div id={listId} className="commands-list" role="listbox" aria-label="Screens, actions and people">
        {sections.map(({ title, options: shown }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="commands-title" aria-hidden>
              {title}
            </div>
            {shown.map((option) => (
              <div
                key={option.key}
                id={idOf(option)}
                className="command"
                role="option"
                aria-label={option.label}
                aria-selected={option === options[active]}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                tabIndex={-1}
                onClick={() => run(option)}
                onKeyDown={press}
              >
                {option.content}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* One line, so that nothing moves while somebody types or members are read. */}
      <Flex wrap align="center" gap="4px 14px" style={{ minHeight: 40 }}>
        {error === undefined ? (
          <span className="list-note" role="status">
            {status}
          </span>
        ) : (
          <FailureLine error={error} retry={retry} />
        )}
        <FullReadStatus />
      </Flex>
    </Modal>
  );
}
