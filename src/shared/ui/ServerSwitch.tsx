import { Switch } from 'antd';
import { useEffect, useRef, type AriaAttributes } from 'react';
import { useOneAtATime } from '@/shared/oneAtATime';

type ServerSwitchProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<unknown>;
};

/** A Switch that moves once the server has confirmed, and shows a spinner until then. */
export function ServerSwitch({ isOn, save, ...field }: ServerSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [change, isSaving] = useOneAtATime((next: boolean) => {
    hadFocus.current = document.activeElement === button.current;
    return save(next);
  });
  // Ant Design disables a switch that loads, and the browser takes the focus away from what is disabled.
  useEffect(() => {
    if (!isSaving && hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSaving]);
  return (
    <Switch
      {...field}
      ref={button}
      checked={isOn}
      loading={isSaving}
      aria-busy={isSaving}
      // The second click of a double click belongs to the first, however soon the server has answered that.
      onChange={(next, { detail }) => detail < 2 && void change(next)}
    />
  );
}
