import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { displayDateTime } from '@/shared/dates';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { EmailText } from '@/shared/ui/EmailText';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { UserText } from '@/shared/ui/UserText';
import { useMediaQuery } from '@/shared/useMediaQuery';
import { changesOf, doerOf, sentenceOf, subjectOf, type Change, type Entry } from './entry';

export const activityColumns: readonly Column<Entry>[] = [
  { title: 'When', render: ({ at }) => displayDateTime(at), width: 15 },
  { title: 'Who', render: (entry) => <EmailText email={doerOf(entry)} /> },
  { title: 'What', render: (entry) => <What entry={entry} />, card: 'head' },
  { title: 'Whom', render: (entry) => <Whom entry={entry} />, card: 'head' },
  { title: 'Before and after', render: (entry) => <ChangesCell changes={changesOf(entry)} />, card: 'line' },
];

/** A sign-in's detail is its address. */
function What({ entry }: { entry: Entry }) {
  const { subject, address } = entry;
  return (
    <>
      {sentenceOf(entry)}
      {subject === 'administrator' && address !== '' && <small> from {displayText(address)}</small>}
    </>
  );
}

function Whom({ entry }: { entry: Entry }) {
  const { name, member } = subjectOf(entry);
  if (name === '') return <span className="activity-none">-</span>;
  const person = <PersonName name={name} />;
  return member === undefined ? person : <Link to={paths.member(member)}>{person}</Link>;
}

function ChangesCell({ changes }: { changes: readonly Change[] }) {
  const [isWhole, setWhole] = useState(false);
  const few = useMediaQuery('(max-width: 700px)') ? 1 : 3;
  if (changes.length === 0) return <span className="activity-none">-</span>;
  return (
    <>
      <ul>
        {(isWhole ? changes : changes.slice(0, few)).map(({ field, label, before, after }) => (
          <li key={field}>
            <span className="changes-label">{label}:</span> {before !== undefined && <UserText>{before}</UserText>}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && <UserText>{after}</UserText>}
          </li>
        ))}
      </ul>
      {changes.length > few && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${changes.length}`}
        </Button>
      )}
    </>
  );
}
