import { displayText } from '@/shared/format/text';

/** Text that members or vendors typed, isolated so that right-to-left text does not reorder its surroundings. */
export function UserText({ children, className = 'user-text' }: { children: string; className?: string }) {
  const text = displayText(children) || '-';
  return (
    <bdi className={className} title={text}>
      {text}
    </bdi>
  );
}
