import { Switch } from 'antd';
import { useState, type AriaAttributes } from 'react';
import { useOneAtATime } from '@/shared/oneAtATime';

type ServerSwitchProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  isOn: boolean;
  disabled?: boolean;
  save: (isOn: boolean) => Promise<unknown>;
};

/** A Switch that moves once the server has confirmed, and shows a spinner until then. */
export function ServerSwitch({ isOn, save, ...field }: ServerSwitchProps) {
  const [isSaving, setSaving] = useState(false);
  const change = useOneAtATime(async (next: boolean) => {
    setSaving(true);
    await save(next);
    setSaving(false);
  });
  return (
    <Switch
      {...field}
      checked={isOn}
      loading={isSaving}
      aria-busy={isSaving}
      // The second click of a double click belongs to the first, however soon the server has answered that.
      onChange={(next, { detail }) => detail < 2 && void change(next)}
    />
  );
}
