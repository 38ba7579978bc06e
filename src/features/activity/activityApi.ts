import dayjs from 'dayjs';
import * as v from 'valibot';
import { isApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { unreadableText } from '@/shared/api/envelope';
import { figure, pageOf, rowsOf, text, type Page } from '@/shared/api/page';
import { lastingEntry } from '@/shared/notices/quiet';
import type { DaySpan } from '@/shared/routing/daySpan';
import { entryRow, type Entry } from './entry';
import { offerEntry } from './journalOffer';

/** The filters of the journal; '' is any. */
type ActivityFilter = DaySpan & { administrator: string; member: string; actions: readonly string[] };

export type ActivityQuery = ActivityFilter & { page: number };

export type JournalPage = Page<Entry> & { administrators: string[] };

const url = '/admins/journal';

/** Entries per call of an export. */
const fileStep = 1000;

const journal = v.object({
  data: rowsOf(entryRow),
  size: v.optional(figure, 0),
  administrators: v.fallback(v.array(text), []),
});

/** The server has no journal or denies it: no failure, and not asked again for a minute. */
const isNotOffered = (error: unknown) =>
  isApiError(error) && (error.kind === 'unreadable' || (error.code !== undefined && error.code < 500));

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member'] });

const activityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    [offerEntry]: build.query<boolean, void>({
      ...lastingEntry,
      queryFn: async (_none, _api, _options, ask) => {
        const { data, error } = await ask({ url, params: { limit: 1 } });
        if (!error) return { data: v.is(journal, data) };
        return isNotOffered(error) ? { data: false } : { error };
      },
    }),
    listActivity: build.query<JournalPage, ActivityQuery>({
      query: ({ page, ...filter }) => ({ url, params: { ...paramsOf(filter), page } }),
      rawResponseSchema: journal,
      transformResponse: ({ data, size, administrators }: v.InferOutput<typeof journal>, _meta, { page }) => ({
        ...pageOf(data, size, page),
        administrators,
      }),
      // An answer given on a member's page belongs to the story beside it.
      providesTags: (_page, _error, { member }) => (member === '' ? [] : [{ type: 'Member', id: member }]),
    }),
    readActivity: build.query<Entry[], ActivityFilter>({
      keepUnusedDataFor: 0,
      queryFn: async (filter, _api, _options, ask) => {
        const entries = new Map<string, Entry>();
        let seen = 0;
        for (let page = 1; ; page += 1) {
          const { data: reply, error } = await ask({ url, params: { ...paramsOf(filter), limit: fileStep, page } });
          if (error) return { error };
          const { success, output } = v.safeParse(journal, reply);
          if (!success) return { error: { kind: 'unreadable', message: unreadableText } };
          const { data, size } = output;
          // Entries written meanwhile shift others to the next page, where they repeat.
          for (const entry of data.rows) entries.set(entry.id, entry);
          const sent = data.rows.length + data.unreadable;
          seen += sent;
          // A server may send fewer than the requested size.
          if (sent === 0 || seen >= size) return { data: [...entries.values()] };
        }
      },
    }),
  }),
});

function paramsOf({ administrator, member, actions, from, to }: ActivityFilter) {
  return {
    ...(administrator && { administrator }),
    ...(member && { member }),
    ...(actions.length > 0 && { action: actions }),
    ...(from && { from: dayjs(from).toISOString() }),
    ...(to && { to: dayjs(to).add(1, 'day').toISOString() }),
  };
}

/** Once per session. */
export const useJournalOffer = () =>
  activityApi.useGetJournalOfferQuery(undefined, { refetchOnMountOrArgChange: false, refetchOnFocus: false });

export const { useListActivityQuery, useLazyReadActivityQuery } = activityApi;

export type ActivityApi = typeof activityApi;
