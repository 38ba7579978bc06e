import { Descriptions } from 'antd';
import { displayDateTime } from '@/shared/dates';
import { displayText } from '@/shared/text';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import { changesOf, changeText, doerOf, subjectOf, type Entry } from './entry';

type EntryDialogProps = { title: string; entry: Entry; onClose: () => void };

/** All that the journal knows of one event. */
export function EntryDialog({ title, entry, onClose }: EntryDialogProps) {
  const facts = [
    { label: 'When', text: displayDateTime(entry.at) },
    { label: 'Who', text: displayText(doerOf(entry)) },
    { label: 'About', text: displayText(subjectOf(entry).name) },
    { label: 'Network address', text: displayText(entry.address) },
    ...changesOf(entry).map((change) => ({ label: change.label, text: changeText(change) })),
  ];
  const items = facts
    .filter(({ text }) => text !== '')
    .map(({ label, text }, key) => ({ key, label, children: <bdi>{text}</bdi> }));
  return (
    <InfoDialog title={title} width={560} onClose={onClose}>
      <Descriptions bordered size="small" column={1} items={items} />
    </InfoDialog>
  );
}
