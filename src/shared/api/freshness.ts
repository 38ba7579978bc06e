/** Seconds; a screen uses the reply to its prefetch if it opens within them. A tab that was away for longer refetches. */
export const staleAfterSeconds = 10;

/** Options of a query whose reply is not shown, such as for a file. */
export const readNow = { subscribe: false, forceRefetch: true } as const;

/** How old a reply may be where it is shown: the options of the query's hook. */
export const freshness = {
  standard: { refetchOnMountOrArgChange: staleAfterSeconds, refetchOnFocus: true, refetchOnReconnect: true },
  /** Counts beside the main list. */
  withinMinute: { refetchOnMountOrArgChange: 60 },
  /** The same of lists that are long, or in an order that must not change under the administrator. */
  withinMinuteUnfocused: { refetchOnMountOrArgChange: 60, refetchOnFocus: false },
  /** Up to 13 MB: with each visit, not with each return to the tab. */
  perVisit: { refetchOnFocus: false },
  /** Where an older reply would mislead, such as about who is signed in. */
  always: { refetchOnMountOrArgChange: true },
  /** For the session, unless a write invalidates it. */
  once: { refetchOnMountOrArgChange: false, refetchOnFocus: false },
  eachMinute: { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnReconnect: false },
  /** A server that is back is noticed within five seconds. */
  whileDown: { pollingInterval: 4_500, skipPollingIfUnfocused: true, refetchOnReconnect: false },
  eachTenMinutes: { pollingInterval: 600_000, skipPollingIfUnfocused: true },
};
