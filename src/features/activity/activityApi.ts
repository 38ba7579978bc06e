import dayjs from 'dayjs';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { listSize, pageOf, rowsOf, text, type Page } from '@/shared/api/page';
import type { ReadingDay } from '@contract/journal';
import type { DaySpan } from '@/shared/routing/daySpan';
import { entryRow, type Entry } from './entry';

/** The filters of the journal; '' is any. */
export type ActivityFilter = DaySpan & {
  administrator: string;
  member: string;
  actions: readonly string[];
  except: readonly string[];
};

/** `before` is the id of an entry to go on from; `summary` asks for what was read day by day. */
export type ActivityQuery = ActivityFilter & { page: number; limit?: number; before?: string; summary?: true };

/** `isCounted`: whether the total is the number of all, not of those that were counted. */
export type JournalPage = Page<Entry> & { isCounted: boolean; administrators: string[]; summary: ReadingDay[] };

const readingDay = v.object({
  day: v.string(),
  administrator: text,
  rows: v.number(),
  profiles: v.number(),
  exports: v.number(),
});

const journal = v.object({
  data: rowsOf(entryRow),
  size: listSize,
  at_least: v.fallback(v.optional(v.boolean()), undefined),
  administrators: v.fallback(v.array(text), []),
  summary: v.fallback(v.array(readingDay), []),
});

export const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<JournalPage, ActivityQuery>({
      query: ({ administrator, member, actions, except, from, to, limit, before, page, summary }) => ({
        url: '/admins/journal',
        extension: 'journal',
        params: {
          ...(administrator && { administrator }),
          ...(member && { member }),
          action: actions,
          except,
          ...(from && { from: dayjs(from).toISOString() }),
          ...(to && { to: dayjs(to).add(1, 'day').toISOString() }),
          ...(limit && { limit }),
          ...(before && { before }),
          ...(summary && { summary: dayjs().utcOffset() }),
          page,
        },
      }),
      rawResponseSchema: journal,
      transformResponse: ({ data, size, at_least, ...facts }: v.InferOutput<typeof journal>, _meta, { page }) => ({
        ...pageOf(data, size, page),
        ...facts,
        isCounted: at_least !== true,
      }),
      // A decision on a member's page is part of the history beside it.
      providesTags: (_page, _error, { member }) => (member === '' ? [] : [{ type: 'Member', id: member }]),
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
