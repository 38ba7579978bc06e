import { Switch } from 'antd';
import { useId } from 'react';
import { useAppDispatch } from '@/shared/hooks';
import { preferencesChanged, usePreferences } from '@/shared/preferences';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import '@/shared/ui/kbd.css';
import './keys.css';

type Meaning = readonly [keys: readonly string[], meaning: string];

const places: readonly { title: string; meanings: readonly Meaning[] }[] = [
  {
    title: 'On every screen',
    meanings: [
      [['Ctrl K', '⌘ K'], 'Find anyone, go anywhere'],
      [['/'], 'Search, where there is one'],
      [['?'], 'These keys'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'User Requests',
    meanings: [
      [['J', '↓'], 'Next request'],
      [['K', '↑'], 'Previous request'],
      [['Enter'], 'Open; press again to scroll the profile'],
      [['A'], 'Accept'],
      [['R'], 'Reject'],
      [['S'], 'Skip for now'],
    ],
  },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { keys } = usePreferences();
  const switchId = useId();
  return (
    <InfoDialog title="Keys" width={440} onClose={onClose}>
      {places.map(({ title, meanings }) => (
        <section key={title} aria-label={`Keys: ${title}`}>
          <h3>{title}</h3>
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
        </section>
      ))}
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
