import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import './reason.css';

type NoticesState = { notices: { waiting: readonly { text: string }[] } };

export const useIsToasted = (sentence: string | undefined) =>
  useAppSelector((state: NoticesState) => state.notices.waiting.some(({ text }) => displayText(text) === sentence));

type ReasonProps = { short: string; prefix?: string; sentence: string; isTold?: boolean };

/** Shows the short text while a toast or banner already shows the full sentence. */
export function Reason({ short, prefix = '', sentence, isTold = false }: ReasonProps) {
  const isToasted = useIsToasted(sentence);
  const text = prefix + sentence;
  if (!isTold && !isToasted) return text;
  return (
    <span className="reason-told" data-reason={text}>
      <span>{short}</span>
    </span>
  );
}
