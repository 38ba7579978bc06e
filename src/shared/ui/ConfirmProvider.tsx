import { Alert, Button } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import { codeMissing } from '@/shared/api/apiError';
import type { Question } from './ConfirmDialog';
import { lazyPart } from './lazyPart';
import { ModalStack } from './modalStack';

export const ConfirmDialog = lazyPart(() => import('./ConfirmDialog'), QuestionChunkFailed, { isAwaited: true });

const AskContext = createContext<(question: Question) => void>(() => undefined);

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <AskContext value={setQuestion}>
      <ModalStack isAsked={question !== null}>
        {children}
        {question && <ConfirmDialog question={question} onClose={() => setQuestion(null)} />}
      </ModalStack>
    </AskContext>
  );
}

function QuestionChunkFailed({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  return (
    <div className="question-failed">
      <Alert
        type="error"
        title={codeMissing.message}
        action={
          <>
            <Button size="small" onClick={retry}>
              Try again
            </Button>
            <Button size="small" type="text" onClick={onClose}>
              Close
            </Button>
          </>
        }
      />
    </div>
  );
}
