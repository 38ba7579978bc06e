import { addListener, type UnknownAction } from '@reduxjs/toolkit';

type Answers<Answer extends UnknownAction> = { match: (action: UnknownAction) => action is Answer };

/** Dispatches a question, and waits for the action that answers it. */
export const ask = <Answer extends UnknownAction>(
  dispatch: (action: UnknownAction) => unknown,
  question: UnknownAction,
  { match }: Answers<Answer>,
): Promise<Answer> =>
  new Promise((resolve) => {
    dispatch(
      addListener({
        predicate: match,
        effect: (answer, { unsubscribe }) => {
          unsubscribe();
          resolve(answer);
        },
      }),
    );
    dispatch(question);
  });
