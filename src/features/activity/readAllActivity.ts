import type { AppThunk } from '@/shared/hooks/store';
import { activityApi, type ActivityFilter } from './activityApi';
import type { Entry } from './entry';

/** All entries for a file, page by page. */
export const readAllActivity =
  (filter: ActivityFilter): AppThunk<Promise<{ entries?: Entry[]; unreadable?: number; error?: unknown }>> =>
  async (dispatch) => {
    const entries = new Map<string, Entry>();
    const options = { subscribe: false, forceRefetch: true };
    let seen = 0;
    let unreadable = 0;
    for (let page = 1; ; page += 1) {
      const query = activityApi.endpoints.listActivity.initiate({ ...filter, page, limit: 1000 }, options);
      const { data, error } = await dispatch(query);
      if (!data) return { error };
      // Entries written meanwhile shift others to the next page, where they repeat.
      for (const entry of data.rows) entries.set(entry.id, entry);
      const sent = data.rows.length + data.unreadable;
      seen += sent;
      unreadable += data.unreadable;
      // A server may send fewer than the requested limit.
      if (sent === 0 || seen >= data.total) return { entries: [...entries.values()], unreadable };
    }
  };
