type EndpointTypes = { Types: { QueryArg: unknown; ResultType: unknown } };

/**
 * What the product says about one call.
 * `success`: the green toast, or a function that makes it of the answer and the argument; none without it.
 * `failure`: 'toast' (the default) shows the server's sentence in red, and leaves what the console says of a server that cannot be reached
 * to the list or the box; 'in place' leaves everything to them; 'only toast' where there is neither.
 */
export type CallNotices<Endpoint extends EndpointTypes = EndpointTypes> = {
  success?: string | ((reply: Endpoint['Types']['ResultType'], arg: Endpoint['Types']['QueryArg']) => string);
  failure?: FailurePlace | ((arg: Endpoint['Types']['QueryArg']) => FailurePlace);
};

type FailurePlace = 'toast' | 'only toast' | 'in place';

/** One row for every endpoint of a domain's API: a call without its sentence does not compile. */
export type NoticesFor<Api extends { endpoints: Record<string, EndpointTypes> }> = {
  [Name in keyof Api['endpoints']]: CallNotices<Api['endpoints'][Name]>;
};
