import { createContext, use, useState, type ReactNode } from 'react';
import type { Question } from './ConfirmDialog';
import { lazyPart } from './lazyPart';
import { OpenModals } from './openModals';
import { QuestionChunkFailed } from './QuestionChunkFailed';

export const ConfirmDialog = lazyPart(() => import('./ConfirmDialog'), QuestionChunkFailed, { isAwaited: true });

const AskContext = createContext<(question: Question) => void>(() => undefined);

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <AskContext value={setQuestion}>
      <OpenModals isAsked={question !== null}>
        {children}
        {question && <ConfirmDialog question={question} onClose={() => setQuestion(null)} />}
      </OpenModals>
    </AskContext>
  );
}
