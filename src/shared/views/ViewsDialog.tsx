import { Flex, Input, Select, Typography, Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { SavedView } from '@/shared/preferences/preferences';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { RowAction } from '@/shared/ui/list/RowAction';
import { nameAtMost, swapped, useSavedViews } from './savedViews';

const openings: { value: SavedView['opens']; label: string }[] = [
  { value: '', label: 'When chosen' },
  { value: 'list', label: 'With this list' },
  { value: 'console', label: 'After signing in' },
];

export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { views, change } = useSavedViews();
  const list = useRef<HTMLElement>(null);
  const put = (index: number, part: Partial<SavedView>) =>
    change(
      views.map((view, at) => {
        if (at === index) return { ...view, ...part };
        return part.opens && view.opens === part.opens ? { ...view, opens: '' as const } : view;
      }),
    );
  return (
    <InfoDialog title="Views" width={560} onClose={onClose}>
      <Flex vertical gap={8} component="ul" ref={list} tabIndex={-1}>
        {views.length === 0 && <li>No view is saved of this list.</li>}
        {views.map((view, index) => (
          <Flex key={view.search} component="li" wrap align="center" gap={8}>
            <ViewName
              name={view.name}
              isTaken={(name) => views.some((other) => other !== view && other.name === name)}
              onChange={(name) => put(index, { name })}
            />
            <Select
              aria-label={`Opening of ${view.name}`}
              style={{ width: 160 }}
              options={openings}
              value={view.opens}
              onChange={(opens) => put(index, { opens })}
            />
            <MoveButtons
              of={view.name}
              index={index}
              count={views.length}
              onSwap={(at) => change(swapped(views, at))}
            />
            <RowAction
              action="Delete"
              label={`Remove ${view.name}`}
              onClick={() => {
                change(views.filter((other) => other !== view));
                list.current?.focus();
              }}
            />
          </Flex>
        ))}
      </Flex>
    </InfoDialog>
  );
}

type ViewNameProps = { name: string; isTaken: (name: string) => boolean; onChange: (name: string) => void };

function ViewName({ name, isTaken, onChange }: ViewNameProps) {
  const [text, setText] = useState(name);
  const typed = text.trim();
  const rename = () => typed !== name && onChange(typed);
  const problem = isTaken(typed) ? 'Another view has this name.' : typed === '' && 'A view needs a name.';
  return (
    <span style={{ flex: '1 1 180px' }}>
      <Input
        aria-label={`Name of ${name}`}
        value={text}
        status={problem ? 'error' : ''}
        maxLength={nameAtMost}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => (problem ? setText(name) : rename())}
        onPressEnter={() => !problem && rename()}
      />
      <Typography.Text type="danger" role="alert">
        {problem}
      </Typography.Text>
    </span>
  );
}

type MoveButtonsProps = { of: string; index: number; count: number; onSwap: (index: number) => void };

/** Swap an item with its neighbour. At an end the buttons stay, and with them the focus. */
export function MoveButtons({ of, index, count, onSwap }: MoveButtonsProps) {
  const button = (label: string, icon: ReactNode, at: number) => {
    const isAtEnd = at < 0 || at >= count - 1;
    return (
      <Button
        size="small"
        type="text"
        icon={icon}
        aria-label={label}
        aria-disabled={isAtEnd}
        style={isAtEnd ? { opacity: 0.4, cursor: 'default' } : undefined}
        onClick={() => !isAtEnd && onSwap(at)}
      />
    );
  };
  return (
    <span className="move-buttons">
      {button(`Move ${of} up`, <ArrowUpOutlined aria-hidden />, index - 1)}
      {button(`Move ${of} down`, <ArrowDownOutlined aria-hidden />, index)}
    </span>
  );
}
