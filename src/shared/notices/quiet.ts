/**
 * The options of a list that is also shown beside other things. `quiet`: its failure is told in its place, without a toast.
 * `later`: what the server says meanwhile, beside the answer that is shown.
 */
export type QuietOption = { quiet: true; later?: true } | void;

export const quietly: QuietOption = { quiet: true };

/**
 * Whether somebody asked who tells a failure in its place. After a write RTK asks anew, without a subscription, with the argument
 * that the entry was first asked with: its failure is told like every other. What is asked by the way alone has none to tell.
 */
export const isQuietCall = ({ originalArgs: arg, subscribe }: { originalArgs: unknown; subscribe?: boolean }) =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && (subscribe === true || 'later' in arg);

/** One cache entry serves quiet and other calls, so the list is never asked for twice. */
export const sharedEntry = {
  serializeQueryArgs: ({ endpointName, queryArgs }: { endpointName: string; queryArgs: QuietOption }) =>
    queryArgs?.later ? `${endpointName} later` : endpointName,
};

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };

/** Only the answer that is shown is asked anew after a write. */
export const tagsOfShown =
  <Tag>(...tags: Tag[]) =>
  (_list: unknown, _error: unknown, asked: QuietOption) =>
    asked?.later ? [] : tags;
