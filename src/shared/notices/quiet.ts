/** `quiet`: a failure is shown in place, without a toast. */
export type QuietOption = { quiet: true } | void;

export const quietly: QuietOption = { quiet: true };

/** RTK refetches after a write without a subscription: such a failure earns a toast. */
export const isQuietCall = ({ originalArgs: arg, subscribe }: { originalArgs: unknown; subscribe?: boolean }) =>
  typeof arg === 'object' && arg !== null && 'quiet' in arg && subscribe === true;

const sharedEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };
