import { Fragment } from 'react';
import { displayText } from '@/shared/format/text';

export function EmailText({ email }: { email: string }) {
  const text = displayText(email) || '-';
  return (
    <bdi className="email" title={text}>
      {text.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
