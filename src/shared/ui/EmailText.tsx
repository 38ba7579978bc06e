import { Fragment } from 'react';
import { UserText } from './UserText';

export const EmailText = ({ email }: { email: string }) => (
  <UserText className="email" draw={breakable}>
    {email}
  </UserText>
);

/** Breaks behind '@' and dots rather than within a word. */
const breakable = (email: string) =>
  email.split(/(?<=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
