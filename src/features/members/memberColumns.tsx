import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { displayText } from '@/shared/format/text';
import { paths } from '@/shared/routing/paths';
import type { Column } from '@/shared/ui/list/ListTable';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { EmailText } from '@/shared/ui/text/EmailText';
import { PersonName } from '@/shared/ui/text/PersonName';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import type { Member } from './member';

type PersonCellProps = { member: Pick<Member, 'id' | 'name' | 'picture'>; children?: ReactNode };

export function PersonCell({ member: { id, name, picture }, children }: PersonCellProps) {
  return (
    <span className="person">
      <Avatar picture={picture} />
      <span>
        <MemberLink id={id} name={name} />
        {children}
      </span>
    </span>
  );
}

export const detailsColumn: Column<Pick<Member, 'id' | 'name'>> = {
  title: 'View Details',
  width: 9.2,
  render: (member) => <DetailsLink member={member} />,
};

export const contactColumns: readonly Column<Member>[] = [
  {
    title: 'E-mail',
    render: ({ email }) => <EmailText email={email} />,
    card: 'line',
    hasValue: ({ email }) => displayText(email) !== '',
  },
  {
    title: 'Phone Number',
    width: 11.2,
    render: ({ phone }) => <PhoneLink phone={phone} />,
    hasValue: ({ phone }) => displayText(phone) !== '',
    className: 'cell-numbers',
  },
  detailsColumn,
];

export const personColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: (member) => <PersonCell member={member} /> },
  ...contactColumns,
];

type DetailsLinkProps = { member: Pick<Member, 'id' | 'name'>; part?: string };

/** Where a row has two, `part` tells them apart for screen readers. */
export function DetailsLink({ member: { id, name }, part = '' }: DetailsLinkProps) {
  if (id === '') return '-';
  return (
    <Link to={paths.member(id)} aria-label={`View details of ${displayText(name) || '-'}${part}`}>
      View Details
    </Link>
  );
}

/** A name that leads to the member; a reply may leave the id out. */
export function MemberLink({ id, name }: Pick<Member, 'id' | 'name'>) {
  if (id === '') return <PersonName name={name} />;
  return (
    <Link className="member-link" to={paths.member(id)}>
      <PersonName name={name} />
    </Link>
  );
}
