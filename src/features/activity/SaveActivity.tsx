import { failureText } from '@/shared/api/apiError';
import { csvOf, type CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import { exportFailed } from '@/shared/notices/exported';
import { SaveButton } from '@/shared/ui/list/ExportButton';
import { activityApi, type ActivityFilter } from './activityApi';
import { changesOf, doerOf, sentenceOf, subjectOf, type Entry } from './entry';

const facts = (side: 'before' | 'after') => (entry: Entry) =>
  changesOf(entry)
    .flatMap((change) => (change[side] === undefined ? [] : `${change.label}: ${change[side]}`))
    .join('\n');

const columns: readonly CsvColumn<Entry>[] = [
  { heading: 'When', text: ({ at }) => fileTimestamp(at) },
  { heading: 'Who', text: (entry) => displayText(doerOf(entry)) },
  { heading: 'What', text: sentenceOf },
  { heading: 'About', text: (entry) => displayText(subjectOf(entry).name) },
  { heading: 'User Id', text: (entry) => subjectOf(entry).member ?? '' },
  { heading: 'Before', text: facts('before') },
  { heading: 'After', text: facts('after') },
  { heading: 'Network address', text: ({ address }) => displayText(address) },
];

type SaveActivityProps = { name: string[]; filter: ActivityFilter; isReady: boolean };

export function SaveActivity({ name, filter, isReady }: SaveActivityProps) {
  const dispatch = useAppDispatch();
  return <SaveButton name={name} write={isReady ? () => dispatch(fileOf(filter)) : undefined} />;
}

/** All entries, page by page; nothing on a failure. */
const fileOf =
  (filter: ActivityFilter): AppThunk<Promise<{ content: string; count: number; unreadable: number } | undefined>> =>
  async (dispatch) => {
    const entries = new Map<string, Entry>();
    const options = { subscribe: false, forceRefetch: true };
    let seen = 0;
    let unreadable = 0;
    for (let page = 1; ; page += 1) {
      const query = activityApi.endpoints.listActivity.initiate({ ...filter, page, limit: 1000 }, options);
      const { data, error } = await dispatch(query);
      if (!data) return void dispatch(exportFailed(`Not exported: ${failureText(error)}`));
      // Entries written meanwhile shift others to the next page, where they repeat.
      for (const entry of data.rows) entries.set(entry.id, entry);
      const sent = data.rows.length + data.unreadable;
      seen += sent;
      unreadable += data.unreadable;
      // A server may send fewer than the requested limit.
      if (sent === 0 || seen >= data.total)
        return { content: csvOf(columns, [...entries.values()]), count: entries.size, unreadable };
    }
  };
