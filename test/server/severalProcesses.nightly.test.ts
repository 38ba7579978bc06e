import { prepareData } from '../../server/firstStart';
import { readEnvironment } from '../../server/environment';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { signIn } from '../tools/hardening/client';
import { startTarget } from '../tools/hardening/target';
import { insertWorld, someMembers } from '../support/builders';
import { onDatabase } from '../support/engines';
import { aFolder } from '../support/folders';
import { appOver } from './programs';

onDatabase((companion) => {
  it('make one first administrator when they start at once', async () => {
    const { db } = companion();
    await db.deleteFrom('administrators').execute();
    const environment = readEnvironment({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'Peacock-Feather-77' });
    const words = await Promise.all([1, 2].map(() => prepareData(db, storageInFolder('nowhere'), environment)));
    expect(words).toEqual(Array.from({ length: 2 }, () => 'Sign in with your e-mail and password.'));
    expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: 'first@example.org' }]);
  });

  it('count together what an administrator reads and deletes', async () => {
    const { db, token } = companion();
    const members = someMembers(50, 'Member', { status: 'approved' });
    await insertWorld(db, { members });
    const background: Promise<void>[] = [];
    const limits = { rows: 40, profiles: 6, exports: 0, deletions: 5 };
    const apps = [1, 2].map(() => appOver(db, { limits, waitUntil: (work) => void background.push(work) }));
    const both = async (method: string, paths: string[]) => {
      const headers = { 'x-access-token': token };
      const calls = paths.map(async (path, index) => apps[index % 2]!.request(path, { method, headers }));
      const answered = (await Promise.all(calls)).map(({ status }) => status);
      await Promise.all(background);
      return answered.sort();
    };
    const ok = (count: number) => Array<number>(count).fill(200);
    const held = (count: number) => Array<number>(count).fill(429);

    const list = (page: number) => `/admins/listuser?status=approved&page=${page}`;
    expect(await both('GET', [1, 2, 3, 4].map(list))).toEqual(ok(4));
    expect(await both('GET', [5, 1].map(list))).toEqual(held(2));
    const profiles = members.slice(0, 6).map(({ user_id }) => `/retrieve/userDetails?user_id=${user_id}`);
    expect(await both('GET', profiles)).toEqual(ok(6));
    expect(await both('GET', profiles)).toEqual(held(6));
    const deletions = members.slice(0, 12).map(({ user_id }) => `/api/user/accept_delete_request/${user_id}`);
    expect(await both('PUT', deletions)).toEqual([...ok(5), ...held(7)]);
    const gone = db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null);
    expect(await gone.execute()).toHaveLength(5);
    const entries = db.selectFrom('audit_log').select('action').where('action', '=', 'accept deletion');
    expect(await entries.execute()).toHaveLength(5);
  });
});

it('of a data folder, the second is refused until the first one ends, be it by a power cut', async () => {
  const dataFolder = aFolder();
  const first = await startTarget({ dataFolder });
  await expect(startTarget({ dataFolder })).rejects.toThrow(`The server is running on ${dataFolder}: stop it first.`);
  await signIn(first);
  await first.kill();

  const second = await startTarget({ dataFolder });
  await signIn(second);
  await second.stop();
}, 60_000);
