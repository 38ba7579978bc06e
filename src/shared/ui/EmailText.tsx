import { Fragment } from 'react';
import { displayText } from '@/shared/text';

export function EmailText({ email }: { email: string }) {
  const text = displayText(email) || '-';
  const [first, ...others] = text.split(/(?=[@.])/);
  return (
    <bdi className="email" title={text}>
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
