import { createAction, type UnknownAction } from '@reduxjs/toolkit';

type EndpointTypes = { Types: { QueryArg: unknown; ResultType: unknown } };

/** `failure`: 'toast' shows the server's sentence and leaves network failures to the screen, 'only toast' shows both, 'in place' neither. */
export type CallNotices<Endpoint extends EndpointTypes = EndpointTypes> = {
  success?: string | ((reply: Endpoint['Types']['ResultType'], arg: Endpoint['Types']['QueryArg']) => string);
  undo?: (reply: Endpoint['Types']['ResultType'], arg: Endpoint['Types']['QueryArg']) => Undo | undefined;
  failure?: FailureTarget | ((arg: Endpoint['Types']['QueryArg']) => FailureTarget);
};

/** The decisions about these members, or a call or an action that puts things back as they were; `sentence` says that it did. */
export type Undo =
  { memberIds: readonly string[] } | { endpoint: string; arg: unknown } | { action: UnknownAction; sentence: string };

type FailureTarget = 'toast' | 'only toast' | 'in place';

export type NoticesFor<Api extends { endpoints: Record<string, EndpointTypes> }> = {
  [Name in keyof Api['endpoints']]: CallNotices<Api['endpoints'][Name]>;
};

export const doneHere = createAction<{ sentence: string; undo?: Undo }>('doneHere');
export const undoRequested = createAction('undoRequested');
export const notDone = createAction<string>('notDone');
