import { Switch } from 'antd';
import { useEffect, useRef, type AriaAttributes } from 'react';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';

type ServerSwitchProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<unknown>;
};

export function ServerSwitch({ isOn, save, ...field }: ServerSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [change, isSaving] = useOneAtATime((next: boolean) => {
    hadFocus.current = document.activeElement === button.current;
    return save(next);
  });
  // antd disables a loading switch, and browsers blur what is disabled.
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
      // Ignores the second click of a double click, even if the server has already answered the first.
      onChange={(next, { detail }) => detail < 2 && void change(next)}
    />
  );
}
