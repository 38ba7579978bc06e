import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { displayDateTime } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { EmailText } from '@/shared/ui/text/EmailText';
import type { Column } from '@/shared/ui/list/ListTable';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { PersonName } from '@/shared/ui/text/PersonName';
import { UserText } from '@/shared/ui/text/UserText';
import { changesOf, changeText, doerOf, sentenceOf, subjectOf, unsaidChangesOf, type Entry } from './entry';

export const activityColumns: readonly Column<Entry>[] = [
  { title: 'When', render: ({ at }) => displayDateTime(at), width: 14.5, className: 'activity-when' },
  { title: 'Who', render: (entry) => <EmailText email={doerOf(entry)} />, card: 'head' },
  { title: 'What', render: (entry) => <What entry={entry} />, card: 'head', width: 20.5 },
  { title: 'About', render: (entry) => <About entry={entry} />, card: 'head' },
  { title: 'Changes', render: (entry) => <Changes entry={entry} />, card: 'line' },
];

function What({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  const { subject, address } = entry;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {sentenceOf(entry)}
      </Button>
      {subject === 'administrator' && address !== '' && (
        <small className="list-note"> from {displayText(address)}</small>
      )}
      {isOpen && <EntryDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

function About({ entry }: { entry: Entry }) {
  const { name, member } = subjectOf(entry);
  if (name === '') return null;
  const person = <PersonName name={name} />;
  return member === undefined ? person : <Link to={paths.member(member)}>{person}</Link>;
}

function Changes({ entry }: { entry: Entry }) {
  const texts = unsaidChangesOf(entry).map((change) => `${change.label}: ${changeText(change)}`);
  return texts.length > 0 && <UserText>{texts.join(', ')}</UserText>;
}

function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
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
    <InfoDialog title={sentenceOf(entry)} width={560} onClose={onClose}>
      {/* By the keyboard nothing else in it could be scrolled. */}
      <Descriptions role="region" aria-label="Details" tabIndex={0} bordered size="small" column={1} items={items} />
    </InfoDialog>
  );
}
