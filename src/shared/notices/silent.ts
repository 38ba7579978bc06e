/** Part of a call's argument: a failure raises no toast, since the caller shows it or nobody waits for the reply. */
export type Silent = { silent?: true };

/** One cache entry for all who ask, silently or not. */
const sharedEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };

type Call = { endpointName: string; originalArgs: unknown; queryCacheKey?: string; subscribe?: boolean };

/** RTK refetches a shared entry, after a write, with the argument of whoever asked last: that is nobody's silent call. */
export const isSilent = ({ endpointName, originalArgs: arg, queryCacheKey, subscribe }: Call) =>
  typeof arg === 'object' && arg !== null && 'silent' in arg && (queryCacheKey !== endpointName || subscribe === true);
