import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { EmailText } from '@/shared/ui/EmailText';
import type { Column } from '@/shared/ui/ListTable';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import type { Member } from './member';

export const emailColumn: Column<Member> = {
  title: 'E-mail',
  render: ({ email }) => <EmailText email={email} />,
  card: 'line',
};

export const phoneColumn: Column<Member> = {
  title: 'Phone Number',
  width: 11.5,
  render: ({ phone }) => <PhoneLink phone={phone} />,
  className: 'cell-figures',
};

export const detailsColumn: Column<Pick<Member, 'id' | 'name'>> = {
  title: 'View Details',
  width: 9,
  render: ({ id, name }) => (
    <Link to={paths.member(id)} aria-label={`View details of ${displayText(name)}`}>
      View Details
    </Link>
  ),
};
