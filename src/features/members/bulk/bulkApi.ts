import { memberAnswers, type MemberAnswer } from '../memberAnswers';
import { membersApi, tagsOf } from '../membersApi';

export const bulkApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    // No call: the end of a run, which has one notice and one round of asking anew.
    endBulk: build.mutation<null, { answer: MemberAnswer; ids: readonly string[] }>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_reply, _error, { answer, ids }) =>
        ids.length === 0 ? [] : tagsOf(ids, memberAnswers[answer].lists),
    }),
  }),
});

export const { useEndBulkMutation } = bulkApi;
