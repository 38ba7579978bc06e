import { Switch } from 'antd';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { preferencesChanged, usePreferences } from '@/shared/preferences';
import { InfoDialog } from '@/shared/ui/InfoDialog';

const meanings: readonly [keys: readonly string[], meaning: string][] = [
  [['J', '↓'], 'Next request'],
  [['K', '↑'], 'Previous request'],
  [['Enter'], 'Open; press again to scroll the profile'],
  [['A'], 'Accept'],
  [['R'], 'Reject'],
  [['S'], 'Skip for now'],
  [['Esc'], 'Close the profile'],
  [['/'], 'Search, where there is one'],
  [['?'], 'These keys'],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const { keys } = usePreferences();
  const switchId = useId();
  return (
    <InfoDialog title="Keys" width={440} onClose={onClose}>
      <dl className="keys">
        {meanings.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="keys-switch">
        <Switch
          id={switchId}
          checked={keys === 'on'}
          onChange={(isOn) => dispatch(preferencesChanged({ keys: isOn ? 'on' : 'off' }))}
        />
        <label htmlFor={switchId}>Use keyboard shortcuts</label>
      </div>
    </InfoDialog>
  );
}
