/** The one option of a list that is also shown beside other things: a quiet call tells its failure in its place, without a toast. */
export type QuietOption = { quiet: true } | void;

export const quietly: QuietOption = { quiet: true };

/**
 * Whether somebody asked who tells a failure in its place. After a write RTK asks anew, without a subscription, with the argument
 * that the entry was first asked with: its failure is told like every other.
 */
export const isQuietCall = ({ originalArgs: arg, subscribe }: { originalArgs: unknown; subscribe?: boolean }) =>
  subscribe === true && typeof arg === 'object' && arg !== null && 'quiet' in arg;

/** One cache entry serves quiet and other calls, so the list is never asked for twice. */
export const sharedEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };
