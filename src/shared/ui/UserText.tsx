import type { ReactNode } from 'react';
import { displayText } from '@/shared/text';

type UserTextProps = { children: string; className?: string; draw?: (text: string) => ReactNode };

/** Text that members or vendors typed, isolated so that right-to-left text does not reorder its surroundings. */
export function UserText({ children, className = 'user-text', draw = String }: UserTextProps) {
  const text = displayText(children) || '-';
  return (
    <bdi className={className} title={text}>
      {draw(text)}
    </bdi>
  );
}
