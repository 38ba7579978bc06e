import { failureText } from '@/shared/api/apiError';
import { csvName, csvOf, saveFile } from '@/shared/csv';
import type { AppThunk } from '@/shared/hooks';
import type { Member, MemberGroup } from '../member';
import { memberCsv } from '../memberColumns';
import { membersApi, readPage } from '../membersApi';
import {
  gatheringResumed,
  gatheringStarted,
  gatheringStopped,
  membersExported,
  membersGathered,
  selectGathering,
  selectPeople,
} from '../membersSlice';
import { afterPage, isWhole, membersAtMost, progressOf, type GatheringName, type Position } from './gathering';

const callsAtOnce = 3;
/** One action for so many pages. */
const pagesABatch = 12;

/** ms; longer than a double click takes. */
const doublePress = 500;

// In this order, the longest list last.
const allGroups: MemberGroup[] = ['pending', 'rejected', 'accepted'];

/** Reads everybody, or goes on where it was stopped; those who were all read before are read again. */
export const readAllMembers = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const known = selectGathering(getState(), 'search');
  if (known?.isReading) return;
  if (known && !isWhole(known) && !known.isCut) dispatch(gatheringResumed('search'));
  else dispatch(start('search', allGroups));
  await dispatch(gather('search'));
};

/** Reads a group from its first page, and saves it as a file if nothing stops that. */
export const exportMembers =
  (group: MemberGroup): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = selectGathering(getState(), group);
    if (known?.isReading || known?.isCut || isWhole(known)) return;
    dispatch(start(group, [group]));
    await dispatch(gather(group));
    const gathering = selectGathering(getState(), group);
    if (!gathering || gathering.isReading || !(isWhole(gathering) || gathering.isCut)) return;
    const { entities } = selectPeople(getState());
    const rows = gathering.ids.flatMap((id) => entities[id] ?? []);
    const file = csvName([...fileNames[group], gathering.isCut ? 'part' : ''], rows.length, new Date());
    saveFile(file, csvOf(memberCsv, rows));
    const cut = gathering.isCut ? ` The first ${progressOf(gathering)} members were read.` : '';
    // A small group is read between the two clicks of a double click: the second one still finds it.
    await new Promise((resolve) => setTimeout(resolve, doublePress));
    if (selectGathering(getState(), group)) dispatch(membersExported({ group, text: `Saved as ${file}.${cut}` }));
  };

const fileNames = { pending: ['User Requests'], accepted: ['Users', 'accepted'], rejected: ['Users', 'rejected'] };

const start =
  (name: GatheringName, groups: MemberGroup[]): AppThunk =>
  (dispatch, getState) => {
    const { data: figures } = membersApi.endpoints.getStats.select()(getState());
    const sizes = figures && { pending: figures.requests, accepted: figures.users, rejected: figures.rejected };
    const known = Object.fromEntries(groups.flatMap((group) => (sizes ? [[group, sizes[group]]] : [])));
    dispatch(gatheringStarted({ name, groups, sizes: known }));
  };

/** Thousands of pages go past the cache into the slice, an action for every twelve of them. */
const gather =
  (name: GatheringName): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const begun = selectGathering(getState(), name);
    if (!begun) return;
    const isCurrent = () => {
      const latest = selectGathering(getState(), name);
      return latest?.isReading === true && latest.run === begun.run;
    };
    const calls = new AbortController();
    const { signal } = calls;
    const abort = () => calls.abort();
    const api = { dispatch, getState, extra, signal, abort, type: 'query' as const, endpoint: 'listMembers' };
    const ids = new Set(begun.ids);
    let position: Position = begun;
    let rows: Member[] = [];
    let pages = 0;
    const flush = () => {
      const { groups, nextPage, pageSize, groupCount, unreadable, sizes } = position;
      const reached = { groups, nextPage, pageSize, groupCount, unreadable, sizes };
      dispatch(membersGathered({ name, rows, position: reached, at: Date.now() }));
      rows = [];
      pages = 0;
    };
    let asked = new Map<number, ReturnType<typeof readPage>>();
    for (let [group] = position.groups; group && ids.size < membersAtMost; [group] = position.groups) {
      for (const page of pagesToAsk(group, position))
        if (!asked.has(page)) asked.set(page, readPage({ group, page }, api));
      const reply = await asked.get(position.nextPage);
      if (!isCurrent()) return abort();
      if (!reply || 'error' in reply) {
        flush();
        dispatch(gatheringStopped({ name, failure: failureText(reply?.error) }));
        return abort();
      }
      const { data, size } = reply.data;
      const fresh = data.rows.filter(({ id }) => !ids.has(id));
      for (const { id } of fresh) ids.add(id);
      rows.push(...fresh);
      const length = data.rows.length + data.unreadable;
      const isFirst = position.nextPage === 1;
      position = afterPage(position, { length, size, unreadable: data.unreadable, fresh: fresh.length });
      if (position.groups[0] !== group) asked = new Map();
      pages += 1;
      if (isFirst || pages === pagesABatch) flush();
    }
    if (pages > 0) flush();
  };

/** The next page, and beside it as many as the server's count promises once its first page has come. */
function pagesToAsk(group: MemberGroup, { nextPage, pageSize, sizes }: Position) {
  const last = pageSize === 0 ? nextPage : Math.ceil((sizes[group] ?? 0) / pageSize);
  const count = Math.min(callsAtOnce, Math.max(1, last - nextPage + 1));
  return Array.from({ length: count }, (_, ahead) => nextPage + ahead);
}
