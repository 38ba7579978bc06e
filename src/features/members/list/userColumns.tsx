import type { CsvColumn } from '@/shared/format/csv';
import { displayDate, fileTimestamp, toTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import type { Column } from '@/shared/ui/list/ListTable';
import { UserText } from '@/shared/ui/text/UserText';
import { AccessButton, canChangeAccess } from '../AccountActions';
import { DecisionCell } from '../DecisionCell';
import { ageOf } from '../age';
import type { Member } from '../member';
import { contactColumns, PersonCell } from '../memberColumns';
import { memberCsv } from '../memberCsv';
import type { Decision } from '../membersApi';
import { StatusTag } from '../StatusTag';
import type { ListedMember } from './memberListApi';

/** Whoever has another status than the rest of the list is marked with it. */
export const columnsOf = (expected: string, actsWidth = 8): readonly Column<Member>[] => [
  {
    title: 'Name',
    card: 'head',
    render: (member) => (
      <PersonCell member={member}>
        <StatusTag {...member} without={expected} />
      </PersonCell>
    ),
  },
  ...contactColumns,
  { title: 'Actions', card: 'head', render: (member) => <ActionsCell member={member} />, width: actsWidth },
];

function ActionsCell({ member }: { member: Member }) {
  if (member.status === 'pending') return <DecisionCell member={member} />;
  return (
    canChangeAccess(member.status) && (
      <span className="actions">
        <AccessButton member={member} />
      </span>
    )
  );
}

export const userDecisions: readonly Decision[] = ['Block', 'Unblock'];

const ageIn = ({ born }: ListedMember) => ageOf({ personal: { dob: born } });

const facts: readonly (Column<ListedMember> & { text: (member: ListedMember) => string })[] = [
  {
    title: 'Joined',
    label: 'Joined',
    width: 10,
    className: 'cell-numbers',
    sortKey: 'joined',
    firstOrder: 'descend',
    render: ({ joined }) => displayDate(toTime(joined)),
    text: ({ joined }) => fileTimestamp(toTime(joined)),
  },
  {
    title: 'Age',
    label: 'Age',
    width: 4.5,
    className: 'cell-numbers',
    render: (member) => ageIn(member) || '-',
    text: ageIn,
  },
  {
    title: 'Place',
    label: 'Place',
    width: 9,
    render: ({ city }) => <UserText>{city}</UserText>,
    text: ({ city }) => displayText(city),
  },
  {
    title: 'Status',
    width: 7.5,
    sortKey: 'status',
    render: ({ id, status }) => <StatusTag id={id} status={status} />,
    text: ({ status }) => displayText(status),
  },
  {
    title: 'Last decision',
    label: 'Last decision',
    width: 10.5,
    className: 'cell-numbers',
    render: ({ decidedAt }) => displayDate(decidedAt),
    text: ({ decidedAt }) => fileTimestamp(decidedAt),
  },
];

export function listColumns(expected: string, actsWidth?: number): readonly Column<ListedMember>[] {
  const extras = facts.map((column) => ({ ...column, isExtra: true as const }));
  return columnsOf(expected, actsWidth).flatMap((column): Column<ListedMember>[] => {
    if (column.title === 'Name') return [{ ...column, sortKey: 'name' }];
    return column.title === 'Actions' ? [...extras, column] : [column];
  });
}

export const listCsv: readonly CsvColumn<ListedMember>[] = [
  ...memberCsv,
  ...facts
    .filter(({ title }) => memberCsv.every(({ heading }) => heading !== title))
    .map(({ title, text }) => ({ heading: title, text })),
];
