import { failureText } from '@/shared/api/apiError';
import { csvName, csvOf, exportedText, saveFile } from '@/shared/csv';
import type { AppThunk } from '@/shared/hooks';
import { exportFailed, listExported } from '@/shared/notices/exported';
import type { Member, MemberGroup } from '../member';
import { memberCsv } from '../memberColumns';
import { membersApi, readPage } from '../membersApi';
import {
  gatheringStarted,
  gatheringStopped,
  membersExported,
  membersGathered,
  selectGathering,
  selectPeople,
} from '../membersSlice';
import {
  afterPage,
  isWhole,
  membersAtMost,
  newGathering,
  progressOf,
  type Gathering,
  type GatheringName,
  type Position,
} from './gathering';

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
  const isHalfRead = known && !isWhole(known) && !known.isCut;
  await dispatch(gather('search', isHalfRead ? { ...known, startedAt: Date.now() } : dispatch(begin(allGroups))));
};

/** Reads a group from its first page, and saves it as a file if nothing stops that. */
export const exportMembers =
  (group: MemberGroup): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = selectGathering(getState(), group);
    if (known?.isReading || known?.isCut || isWhole(known)) return;
    await dispatch(gather(group, dispatch(begin([group]))));
    const gathering = selectGathering(getState(), group);
    if (gathering?.failure !== undefined) dispatch(exportFailed(`Not exported: ${gathering.failure}`));
    if (!gathering || gathering.isReading || !(isWhole(gathering) || gathering.isCut)) return;
    const { entities } = selectPeople(getState());
    const members = gathering.ids.flatMap((id) => entities[id] ?? []);
    // Some servers list the approved ones with the blocked.
    const rows = group === 'blocked' ? members.filter(({ status }) => status !== 'approved') : members;
    const name = csvName([...fileNames[group], gathering.isCut ? 'part' : ''], rows.length, Date.now());
    saveFile(name, csvOf(memberCsv, rows));
    const cut = gathering.isCut ? `. The first ${progressOf(gathering)} members were read.` : '';
    // A small group is read between the two clicks of a double click: the second one still finds it.
    await new Promise((resolve) => setTimeout(resolve, doublePress));
    if (!selectGathering(getState(), group)) return;
    dispatch(membersExported(group));
    dispatch(listExported(exportedText(rows.length, gathering.unreadable) + cut));
  };

const fileNames = {
  pending: ['User Requests'],
  accepted: ['Users', 'accepted'],
  blocked: ['Users', 'blocked'],
  rejected: ['Users', 'rejected'],
};

/** With the sizes that the figures give, until the lists themselves say theirs. */
const begin =
  (groups: MemberGroup[]): AppThunk<Gathering> =>
  (_dispatch, getState) => {
    const { data: figures } = membersApi.endpoints.getStats.select()(getState());
    if (!figures) return newGathering(groups, {});
    const { requests: pending, users: accepted, blocked, rejected } = figures;
    const sizes = { pending, accepted, blocked, rejected };
    return newGathering(groups, Object.fromEntries(groups.map((group) => [group, sizes[group]])));
  };

/** Thousands of pages go past the cache into the slice, an action for every twelve of them. */
const gather =
  (name: GatheringName, begun: Gathering): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    dispatch(gatheringStarted({ name, gathering: { ...begun, isReading: true, failure: undefined } }));
    const isCurrent = () => {
      const current = selectGathering(getState(), name);
      return current?.isReading === true && current.startedAt === begun.startedAt;
    };
    const calls = new AbortController();
    const { signal } = calls;
    const abort = () => calls.abort();
    const api = { dispatch, getState, extra, signal, abort, type: 'query' as const, endpoint: 'listMembers' };
    const ids = new Set(begun.ids);
    const { groups, nextPage, pageSize, groupCount, unreadable, sizes } = begun;
    let position: Position = { groups, nextPage, pageSize, groupCount, unreadable, sizes };
    let rows: Member[] = [];
    let pages = 0;
    const flush = () => {
      dispatch(membersGathered({ name, rows, position, at: Date.now() }));
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
      const { data, size = position.sizes[group] ?? 0 } = reply.data;
      const newRows = data.rows.filter(({ id }) => !ids.has(id));
      for (const { id } of newRows) ids.add(id);
      rows.push(...newRows);
      const length = data.rows.length + data.unreadable;
      const isFirst = position.nextPage === 1;
      position = afterPage(position, { length, size, unreadable: data.unreadable, newRows: newRows.length });
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
