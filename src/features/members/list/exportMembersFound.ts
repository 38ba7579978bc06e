import { failureText } from '@/shared/api/apiError';
import { csvOf, csvRowsOf, type CsvColumn } from '@/shared/format/csv';
import type { AppThunk } from '@/shared/hooks/store';
import { notDone } from '@/shared/notices/noticesFor';
import type { MemberFilter } from './memberFilter';
import { memberListApi, type ListedMember } from './memberListApi';

/** What one call sends at most. */
export const mostRows = 1000;

const options = { subscribe: false, forceRefetch: true };

export const fileOf =
  (
    filter: MemberFilter,
    csv: readonly CsvColumn<ListedMember>[],
  ): AppThunk<Promise<{ content: Blob; count: number; unreadable: number } | undefined>> =>
  async (dispatch) => {
    // The order of the list may change while it is read; nobody moves in that of the sign-up.
    const steady = { ...filter, order: filter.order ?? { by: 'joined', order: 'descend' as const } };
    const parts = [csvOf(csv, [])];
    const ids = new Set<string>();
    let unreadable = 0;
    for (let page = 1; ; page += 1) {
      const query = memberListApi.endpoints.queryMembers.initiate({ ...steady, page, limit: mostRows }, options);
      const { data, error } = await dispatch(query);
      // After a failure, what was read before stands beside it.
      if (error !== undefined || !data) return void dispatch(notDone(`Not exported: ${failureText(error)}`));
      const rows = data.rows.filter(({ id }) => !ids.has(id));
      for (const { id } of rows) ids.add(id);
      parts.push(csvRowsOf(csv, rows));
      unreadable += data.unreadable;
      if (data.rows.length + data.unreadable < mostRows)
        return { content: new Blob(parts), count: ids.size, unreadable };
    }
  };

export const readMembers =
  (filter: MemberFilter): AppThunk<Promise<readonly ListedMember[]>> =>
  async (dispatch) => {
    const query = memberListApi.endpoints.queryMembers.initiate({ ...filter, page: 1, limit: mostRows }, options);
    const { data, error } = await dispatch(query);
    if (error === undefined && data) return data.rows;
    dispatch(notDone(`Not selected: ${failureText(error)}`));
    return [];
  };
