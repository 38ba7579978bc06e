import { Fragment } from 'react';
import { displayText } from '@/shared/format/text';

export function EmailText({ email }: { email: string }) {
  const text = displayText(email) || '-';
  return (
    <bdi className="email" title={text}>
      {text.split(/(?<=[@.])/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
