import type { MemberAnswer } from '../memberAnswers';
import { membersApi, tagsOfAnswer } from '../membersApi';

export const bulkApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    // No call: marks the end of a run, for one notice and one refetch.
    endBulk: build.mutation<null, { answer: MemberAnswer; ids: readonly string[] }>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_reply, _error, { answer, ids }) => (ids.length === 0 ? [] : tagsOfAnswer(answer, ids)),
    }),
  }),
});

export const { useEndBulkMutation } = bulkApi;
