import { failureText } from '@/shared/api/apiError';
import { csvName, csvOf, exportedText } from '@/shared/format/csv';
import { saveList } from '@/shared/format/saveList';
import type { AppThunk, RootState } from '@/shared/hooks/store';
import { notDone } from '@/shared/notices/noticesFor';
import type { Member, MemberGroup } from '../member';
import { memberCsv } from '../memberCsv';
import { membersApi, readPage } from '../membersApi';
import { selectMembersById } from '../membersSlice';
import {
  advance,
  isComplete,
  membersExported,
  newFullRead,
  pagesRead,
  progressOf,
  selectFullRead,
  type FullRead,
  type FullReadName,
} from './fullReadSlice';

const callsAtOnce = 3;
/** One action for the first page of a group, and then for so many. */
const pagesABatch = 12;

// In this order, the longest list last.
const allGroups: MemberGroup[] = ['pending', 'rejected', 'accepted'];

export const readAllMembers = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const known = selectFullRead(getState(), 'search');
  if (known?.isReading) return;
  const isHalfRead = known && !isComplete(known) && !known.isTruncated;
  await dispatch(
    readAllPages('search', isHalfRead ? { ...known, startedAt: Date.now() } : newReadOf(getState(), allGroups)),
  );
};

export const exportMembers =
  (group: MemberGroup): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = selectFullRead(getState(), group);
    if (known?.isReading) return;
    await dispatch(readAllPages(group, newReadOf(getState(), [group])));
    const fullRead = selectFullRead(getState(), group);
    if (fullRead?.failure !== undefined) dispatch(notDone(`Not exported: ${fullRead.failure}`));
    if (!fullRead || fullRead.isReading || !(isComplete(fullRead) || fullRead.isTruncated)) return;
    const { entities } = selectMembersById(getState());
    const members = fullRead.ids.flatMap((id) => entities[id] ?? []);
    // Some servers list the approved ones with the blocked.
    const rows = group === 'blocked' ? members.filter(({ status }) => status !== 'approved') : members;
    const name = csvName([...fileNames[group], fullRead.isTruncated ? 'part' : ''], rows.length, Date.now());
    const cut = fullRead.isTruncated ? `. The first ${progressOf(fullRead)} members were read.` : '';
    dispatch(membersExported(group));
    const sentence = exportedText(rows.length, fullRead.unreadable) + cut;
    const list = fileNames[group].join(', ');
    await dispatch(saveList({ name, content: csvOf(memberCsv, rows), list, rows: rows.length, sentence }));
  };

const fileNames = {
  pending: ['User Requests'],
  accepted: ['Users', 'accepted'],
  blocked: ['Users', 'blocked'],
  rejected: ['Users', 'rejected'],
};

/** With the sizes of the statistics, until the lists send their own. */
function newReadOf(state: RootState, groups: MemberGroup[]): FullRead {
  const { data: stats } = membersApi.endpoints.getStats.select()(state);
  if (!stats) return newFullRead(groups, {});
  const { requests: pending, users: accepted, blocked, rejected } = stats;
  const sizes = { pending, accepted, blocked, rejected };
  return newFullRead(groups, Object.fromEntries(groups.map((group) => [group, sizes[group]])));
}

/** Thousands of pages go into the slice, not into the cache, with one action for every twelve of them. */
const readAllPages =
  (name: FullReadName, started: FullRead): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    let fullRead: FullRead = { ...started, isReading: true, failure: undefined };
    let rows: Member[] = [];
    const flush = () => {
      dispatch(pagesRead({ name, fullRead, rows }));
      rows = [];
    };
    flush();
    const isCurrent = () => {
      const current = selectFullRead(getState(), name);
      return current?.isReading === true && current.startedAt === started.startedAt;
    };
    const calls = new AbortController();
    const abort = () => calls.abort();
    const api = {
      dispatch,
      getState,
      extra,
      abort,
      signal: calls.signal,
      type: 'query' as const,
      endpoint: 'listMembers',
    };
    const known = new Set(started.ids);
    const replies = new Map<number, ReturnType<typeof readPage>>();
    for (let [group] = fullRead.groups; group && fullRead.isReading; [group] = fullRead.groups) {
      for (const page of pagesToRead(group, fullRead))
        if (!replies.has(page)) replies.set(page, readPage({ group, page, isLarge: true }, api));
      const reply = await replies.get(fullRead.nextPage);
      if (!isCurrent()) return abort();
      if (!reply || 'error' in reply) {
        fullRead = { ...fullRead, isReading: false, failure: failureText(reply?.error) };
        flush();
        return abort();
      }
      const { data, size = fullRead.sizes[group] ?? 0 } = reply.data;
      const newRows = data.rows.filter(({ id }) => !known.has(id));
      const newIds = newRows.map(({ id }) => id);
      newIds.forEach((id) => known.add(id));
      rows.push(...newRows);
      const length = data.rows.length + data.unreadable;
      fullRead = advance(fullRead, { length, size, unreadable: data.unreadable, newIds });
      if (fullRead.groups[0] !== group) replies.clear();
      if (!fullRead.isReading || fullRead.nextPage % pagesABatch === 2) flush();
    }
  };

function pagesToRead(group: MemberGroup, { nextPage, pageSize, sizes }: FullRead) {
  const last = pageSize === 0 ? nextPage : Math.ceil((sizes[group] ?? 0) / pageSize);
  const count = Math.min(callsAtOnce, Math.max(1, last - nextPage + 1));
  return Array.from({ length: count }, (_, ahead) => nextPage + ahead);
}
