import type { RowState } from '@/shared/run';
import { displayText } from '@/shared/text';

type RunResultProps = { state: RowState; reason: string | undefined; isEnded: boolean; done: string };

export function RunResult({ state, reason, isEnded, done }: RunResultProps) {
  const texts: Record<RowState, string> = {
    done,
    failed: displayText(reason ?? ''),
    'under way': 'Under way',
    waiting: isEnded ? 'Not started' : '',
  };
  return (
    <span className="run-result" data-state={state}>
      {texts[state]}
    </span>
  );
}
