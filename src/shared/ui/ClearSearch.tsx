import { Button } from 'antd';
import { UserText } from './UserText';

type ClearSearchProps = { text: string; words?: string; onClear: () => void };

export function ClearSearch({ text, words = 'Nothing matches', onClear }: ClearSearchProps) {
  if (text === '') return null;
  return (
    <>
      {words} “<UserText>{text}</UserText>”.{' '}
      <Button type="link" size="small" onClick={onClear}>
        Clear the search
      </Button>
    </>
  );
}
