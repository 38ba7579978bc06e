import { Button } from 'antd';
import type { ReactNode } from 'react';
import { UserText } from '@/shared/ui/text/UserText';

type ClearSearchProps = {
  text: string;
  /** Only a part of the list was searched. */
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
