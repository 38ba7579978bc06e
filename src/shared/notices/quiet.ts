/** `quiet`: a failure is shown in place, without a toast. `later`: a poll beside the shown answer, in a cache entry of its own. */
export type QuietOption = { quiet: true; later?: true } | void;

export const quietly: QuietOption = { quiet: true };

/** RTK refetches after a write without a subscription: such a failure earns a toast, except a poll's. */
export const isQuietCall = ({ originalArgs: arg, subscribe }: { originalArgs: unknown; subscribe?: boolean }) =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && (subscribe === true || 'later' in arg);

export const sharedEntry = {
  serializeQueryArgs: ({ endpointName, queryArgs }: { endpointName: string; queryArgs: QuietOption }) =>
    queryArgs?.later ? `${endpointName} later` : endpointName,
};

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };

/** After a write only the shown answer is refetched, not the poll's. */
export const tagsOfShown =
  <Tag>(...tags: Tag[]) =>
  (_list: unknown, _error: unknown, asked: QuietOption) =>
    asked?.later ? [] : tags;
