import dayjs from 'dayjs';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { unreadableText } from '@/shared/api/envelope';
import { figure, pageOf, rowsOf, text, type Page } from '@/shared/api/page';
import type { DaySpan } from '@/shared/routing/daySpan';
import { entryRow, type Entry } from './entry';

/** The filters of the journal; '' is any. */
export type ActivityFilter = DaySpan & { administrator: string; member: string; actions: readonly string[] };

export type ActivityQuery = ActivityFilter & { page: number };

export type JournalPage = Page<Entry> & { administrators: string[] };

const call = { url: '/admins/journal', extension: 'journal' } as const;

/** Entries per call of an export. */
const fileStep = 1000;

const journal = v.object({
  data: rowsOf(entryRow),
  size: v.optional(figure, 0),
  administrators: v.fallback(v.array(text), []),
});

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member'] });

const activityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<JournalPage, ActivityQuery>({
      query: ({ page, ...filter }) => ({ ...call, params: { ...paramsOf(filter), page } }),
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
          const { data: reply, error } = await ask({ ...call, params: { ...paramsOf(filter), limit: fileStep, page } });
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

export const { useListActivityQuery, useLazyReadActivityQuery } = activityApi;

export type ActivityApi = typeof activityApi;
