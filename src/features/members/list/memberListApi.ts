import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { listSize, pageOf, rowFrom, rowsOf, text, type FieldsOf, type Page } from '@/shared/api/page';
import { timestampSchema } from '@/shared/format/dates';
import type { Silent } from '@/shared/api/call';
import type { FoundMember } from '@contract/memberList';
import { memberFields } from '../member';
import { membersReceived } from '../membersSlice';
import { paramsOf, type MemberFilter } from './memberFilter';

/** `gender` and `born` are as sent; `decidedAt` is when the status last changed. */
const listedMemberRow = rowFrom({
  ...memberFields,
  gender: ['gender', text],
  born: ['born', text],
  city: ['city', text],
  decidedAt: ['decided_at', timestampSchema],
} satisfies FieldsOf<FoundMember>);

export type ListedMember = v.InferOutput<typeof listedMemberRow>;

/** `isCounted`: whether the total is the number of all, not of those that were counted. */
export type MemberPage = Page<ListedMember> & { isCounted: boolean };

const reply = v.object({
  data: rowsOf(listedMemberRow),
  size: listSize,
  at_least: v.fallback(v.optional(v.boolean()), undefined),
});

export type MembersQuery = MemberFilter & { page: number; limit: number } & Silent;

/** Not on the way to the dashboard. */
export const memberListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    queryMembers: build.query<MemberPage, MembersQuery>({
      query: ({ page, limit, ...filter }) => ({
        url: '/admins/members',
        extension: 'members',
        params: { ...paramsOf(filter), page, limit },
      }),
      rawResponseSchema: reply,
      transformResponse: ({ data, size, at_least }: v.InferOutput<typeof reply>, _meta, { page, limit }) => ({
        ...pageOf(data, size, page, limit),
        isCounted: at_least !== true,
      }),
      onQueryStarted: async (_query, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        // The gender of a profile is in its own words.
        const facts = data.rows.map(({ id, name, email, phone, status, picture, joined, born }) => {
          return { id, name, email, phone, status, picture, joined, born };
        });
        dispatch(membersReceived(facts));
      },
      providesTags: ['accepted', 'blocked', 'rejected'].map((id) => ({ type: 'MemberList' as const, id })),
    }),
  }),
});

export const { useQueryMembersQuery } = memberListApi;
