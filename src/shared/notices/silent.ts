/** Part of a call's argument: a failure raises no toast, since the caller shows it or nobody waits for the reply. */
export type Silent = { silent?: true };

export const sharedEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };

type Call = { originalArgs: unknown; subscribe?: boolean; forceRefetch?: unknown };

/** What RTK asks again (a poll, a refetch after a write) is silent too: the list says in its place that it failed. */
export const isSilent = ({ originalArgs: arg, subscribe, forceRefetch }: Call) =>
  (typeof arg === 'object' && arg !== null && 'silent' in arg && arg.silent === true) ||
  (subscribe === false && forceRefetch === true);
