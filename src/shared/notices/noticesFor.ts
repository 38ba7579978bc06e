type EndpointTypes = { Types: { QueryArg: unknown; ResultType: unknown } };

/**
 * `success`: the green toast, or a function of the answer and the argument; none without it.
 * `failure`: 'toast' (the default) shows the server's sentence, 'in place' leaves it to the screen, as all three do with a server
 * that cannot be reached; 'only toast' shows that too, for calls without a place on the screen.
 */
export type CallNotices<Endpoint extends EndpointTypes = EndpointTypes> = {
  success?: string | ((reply: Endpoint['Types']['ResultType'], arg: Endpoint['Types']['QueryArg']) => string);
  failure?: FailurePlace | ((arg: Endpoint['Types']['QueryArg']) => FailurePlace);
};

type FailurePlace = 'toast' | 'only toast' | 'in place';

/** Requires a row for every endpoint, at compile time. */
export type NoticesFor<Api extends { endpoints: Record<string, EndpointTypes> }> = {
  [Name in keyof Api['endpoints']]: CallNotices<Api['endpoints'][Name]>;
};
