import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { rowsPerPage } from '@contract/limits';
import { membersApi } from '@/features/members/membersApi';
import { hasExtension } from '@/shared/api/appConfig';
import { readNow } from '@/shared/api/freshness';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';

const pagesAtMost = 30;
/** ms after the visit began, when the screen itself has loaded. */
const restTime = 10_000;

/** Unless the first page is in the cache; `isLeft` ends it with the visit. */
const readRejected =
  (isLeft: () => boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status } = membersApi.endpoints.listMembers.select({ group: 'rejected', page: 1 })(getState());
    if (status !== QueryStatus.uninitialized) return;
    for (let page = 1; page <= pagesAtMost; page += 1) {
      const { data } = await dispatch(membersApi.endpoints.listMembers.initiate({ group: 'rejected', page }, readNow));
      if (isLeft() || !data || data.rows.length === 0 || page * rowsPerPage >= data.total) return;
    }
  };

/** Without the extension rejected members are recognised only once they were read. */
export function useRejectedAtRest() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (hasExtension('similar')) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => void dispatch(readRejected(() => isLeft)), restTime);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [dispatch]);
}
