import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

type MoveButtonsProps = { of: string; index: number; count: number; onSwap: (index: number) => void };

/** Puts one of several in the place of its neighbour. At an end they stay, so that the focus does. */
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
        className={isAtEnd ? 'move-at-end' : undefined}
        onClick={() => !isAtEnd && onSwap(at)}
      />
    );
  };
  return (
    <span>
      {button(`Move ${of} up`, <ArrowUpOutlined aria-hidden />, index - 1)}
      {button(`Move ${of} down`, <ArrowDownOutlined aria-hidden />, index)}
    </span>
  );
}
