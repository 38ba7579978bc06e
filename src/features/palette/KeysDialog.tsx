import { Descriptions, Flex, Space } from 'antd';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import '@/shared/ui/antdFurther.css';
import '@/shared/ui/text/kbd.css';

type Meaning = readonly [keys: readonly string[], meaning: string];

const sections: readonly { title: string; meanings: readonly Meaning[] }[] = [
  {
    title: 'On every screen',
    meanings: [
      [['Ctrl K', '⌘ K'], 'Search members and screens'],
      [['/'], 'Focus the search box'],
      [['?'], 'Show this list'],
      [['Ctrl Z', '⌘ Z'], 'Undo what was done last'],
      [['Esc'], 'Close the dialog'],
    ],
  },
  {
    title: 'User Requests',
    meanings: [
      [['J', '↓'], 'Next request'],
      [['K', '↑'], 'Previous request'],
      [['←', '↑', '→', '↓'], 'From face to face'],
      [['Home', 'End'], 'First or last face'],
      [['Enter'], 'Open, then scroll down'],
      [['A'], 'Accept'],
      [['R'], 'Reject'],
      [['S'], 'Skip for now'],
      [['P'], 'Enlarge the photo'],
    ],
  },
  {
    title: 'Reported Users, Delete User Requests',
    meanings: [
      [['J', 'K'], 'Next and previous one'],
      [['B'], 'Block or unblock who was reported'],
      [['D'], 'Delete the account of who was reported'],
      [['N'], 'No action about the reports'],
      [['O'], 'Open closed reports again'],
      [['A'], 'Accept the delete request'],
    ],
  },
  { title: "A member's page", meanings: [[['P'], 'Enlarge the photo']] },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title="Keyboard shortcuts" width={440} onClose={onClose}>
      <Flex vertical gap={16} role="region" aria-label="Keys" tabIndex={0}>
        {sections.map(({ title, meanings }) => (
          <section key={title} aria-label={`Keys: ${title}`}>
            <h2 style={{ fontSize: 16 }}>{title}</h2>
            <Descriptions
              bordered
              size="small"
              column={1}
              styles={{ label: { whiteSpace: 'nowrap' } }}
              items={meanings.map(([names, meaning]) => ({
                key: meaning,
                label: (
                  <Space size={5}>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </Space>
                ),
                children: meaning,
              }))}
            />
          </section>
        ))}
        <p className="list-note">Turn them on or off in My profile.</p>
      </Flex>
    </InfoDialog>
  );
}
