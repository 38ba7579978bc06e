import { isApiError } from '@/shared/api/apiError';
import type { AppThunk } from '@/shared/hooks';
import { membersApi } from './membersApi';
import { selectOutcome } from './membersSlice';

/** After a refused answer: the member is read again, and what somebody else had answered is the outcome of the request. */
export const findOutcome =
  (id: string, error: unknown): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    if (!isApiError(error) || error.kind !== 'refused') return undefined;
    const silently = { subscribe: false, forceRefetch: true };
    await dispatch(membersApi.endpoints.getMember.initiate({ id, silent: true }, silently));
    return selectOutcome(getState(), 'sign-up', id);
  };
