import { Button } from 'antd';
import type { Selection } from './useSelection';

export function SelectButton({ selection: { isOn, toggle } }: { selection: Selection }) {
  return (
    <Button
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      aria-pressed={isOn}
      onClick={toggle}
    >
      Select rows
    </Button>
  );
}
