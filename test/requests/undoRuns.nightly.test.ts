import fc from 'fast-check';
import { openStore, type Store } from '@/app/store';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { decide } from '@/features/members/DecisionCell';
import { membersApi, type Decision } from '@/features/members/membersApi';
import { selectMember } from '@/features/members/membersSlice';
import { undoDecision } from '@/features/members/undo';
import { addSession, aMember, insertWorld } from '../support/builders';
import { openCompanion, type Companion } from '../support/companion';
import { storeSession } from '../support/openConsole';

const faults = ['none', 'none', 'none', '401', '409', '500', 'lost'] as const;
const verbs = ['Accept', 'Reject', 'Block', 'Unblock', 'Delete Account', 'undo', 'undo', 'reload', 'other'] as const;

let companion: Companion;
let otherToken: string;
let store: Store;
let fault: (typeof faults)[number];
/** What the server has done, in its order: the member, and what the member is by it. */
let done: { id: string; status: string; isUndo: boolean }[];

beforeEach(async () => {
  companion = await openCompanion();
  otherToken = await addSession(companion.db);
  window.appConfig = { extensions: ['takeback'] };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return companion.fetch(request);
    if (fault !== 'none' && fault !== 'lost') return Response.json({ message: fault }, { status: Number(fault) });
    const asked = request.clone();
    const reply = await companion.fetch(request);
    if (reply.ok) await note(asked, reply.clone());
    if (fault === 'lost') throw new TypeError('connection lost');
    return reply;
  };
});
afterEach(() => companion.close());

async function note(request: Request, reply: Response) {
  const { pathname, searchParams } = new URL(request.url);
  const isUndo = pathname.endsWith('takeback');
  const verb = pathname
    .split('/')
    .find((part) => ['accept', 'reject', 'block', 'accept_delete_request'].includes(part));
  const names = { accept: 'approved', reject: 'rejected', block: 'blocked', accept_delete_request: 'deleted' };
  const id: string = isUndo
    ? (await request.json()).user_id
    : (searchParams.get('user_id') ?? decodeURIComponent(pathname.split('/').at(-1) ?? ''));
  const status: string = isUndo ? (await reply.json()).status : names[verb as keyof typeof names]; // found among them
  done.push({ id, status, isUndo });
}

const openConsoleAgain = async () => {
  storeSession(companion.token);
  store = await openStore();
};

it('leaves every member as the last act says that the server has done, whatever fails, and undoes nothing twice', async () => {
  const act = fc.record({
    who: fc.nat({ max: 2 }),
    verb: fc.constantFrom(...verbs),
    fault: fc.constantFrom(...faults),
  });
  const run = fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 18 }), async (acts) => {
    const members = (['pending', 'approved', 'blocked'] as const).map((status) => aMember({ status }));
    await insertWorld(companion.db, { members });
    done = [];
    await openConsoleAgain();
    for (const { who, verb, fault: failing } of acts) {
      const id = members[who]?.user_id ?? '';
      fault = failing;
      if (verb === 'reload') await openConsoleAgain();
      else if (verb === 'other') await otherDecides(id);
      else if (verb === 'undo') await undo(id);
      else await store.dispatch(decide(verb satisfies Decision, id));
      if (!selectIsSignedIn(store.getState())) await openConsoleAgain();
    }
    fault = 'none';
    await openConsoleAgain();
    for (const { user_id: id, status } of members) {
      const stored = await companion.db
        .selectFrom('members')
        .select(['status', 'deleted_at'])
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const last = done.findLast((one) => one.id === id);
      expect(stored.deleted_at ? 'deleted' : stored.status).toBe(last?.status ?? status);
      await store.dispatch(membersApi.endpoints.getMember.initiate({ id }));
      expect(selectMember(store.getState(), id)?.status).toBe(stored.status);
    }
  });
  await fc.assert(run, { numRuns: 40, seed: 20_261_127 });
});

/** The second call for one decision would be the first that takes something else back. */
async function undo(id: string) {
  const before = done.filter((one) => one.isUndo && one.id === id).length;
  await store.dispatch(undoDecision(id));
  const after = done.filter((one) => one.isUndo && one.id === id).length;
  await store.dispatch(undoDecision(id));
  const again = done.filter((one) => one.isUndo && one.id === id).length;
  expect(after - before).toBeLessThanOrEqual(1);
  if (after > before) expect(again).toBe(after);
}

async function otherDecides(id: string) {
  const { status } = await companion.call('PUT', `/admins/block?user_id=${id}`, { token: otherToken });
  if (status === 200) done.push({ id, status: 'blocked', isUndo: false });
}
