import { Fragment } from 'react';
import { displayText } from '@/shared/text';

/** An e-mail address. Where it is too long for its place, it breaks before the '@' or a dot rather than within a word. */
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
