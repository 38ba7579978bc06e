type EndpointTypes = { Types: { QueryArg: unknown; ResultType: unknown } };

/**
 * `failure`: 'toast' (the default) shows the server's sentence and leaves network failures to the screen; 'only toast' shows
 * both, for calls without a place on it; 'in place' leaves both to it.
 */
export type CallNotices<Endpoint extends EndpointTypes = EndpointTypes> = {
  success?: string | ((reply: Endpoint['Types']['ResultType'], arg: Endpoint['Types']['QueryArg']) => string);
  failure?: FailurePlace | ((arg: Endpoint['Types']['QueryArg']) => FailurePlace);
};

type FailurePlace = 'toast' | 'only toast' | 'in place';

export type NoticesFor<Api extends { endpoints: Record<string, EndpointTypes> }> = {
  [Name in keyof Api['endpoints']]: CallNotices<Api['endpoints'][Name]>;
};
