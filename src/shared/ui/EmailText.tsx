import { Fragment } from 'react';
import { displayText } from '@/shared/text';

export function EmailText({ email }: { email: string }) {
  const [first, ...others] = (displayText(email) || '-').split(/(?=[@.])/);
  return (
    <bdi className="email">
      {first}
      {others.map((part, place) => (
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
