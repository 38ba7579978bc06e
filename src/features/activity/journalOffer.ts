export const offerEntry = 'getJournalOffer';

type QueriesState = { api: { queries: Record<string, { data?: unknown } | undefined> } };

/** Whether the server is known to offer a journal. It reads the entry by name, so that the menu comes without the code of the call. */
export const selectOffersJournal = ({ api }: QueriesState) => api.queries[offerEntry]?.data === true;
