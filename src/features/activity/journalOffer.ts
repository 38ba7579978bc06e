export const offerEntry = 'getJournalOffer';

type QueriesState = { api: { queries: Record<string, { data?: unknown } | undefined> } };

/** Reads the cache entry by name, so that the menu does not load the endpoint's code. */
export const selectOffersJournal = ({ api }: QueriesState) => api.queries[offerEntry]?.data === true;
