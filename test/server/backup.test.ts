import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeArchive } from '../../server/backup/archive';
import { backUp } from '../../server/backup/backUp';
import { databaseFile, readBackup } from '../../server/backup/contents';
import { rehearseRestore, reportOf } from '../../server/backup/rehearseRestore';
import { restore } from '../../server/backup/restore';
import { verifyBackup } from '../../server/backup/verifyBackup';
import { lockDataFolder } from '../../server/db/lockDataFolder';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { aMember, insertWorld } from '../support/builders';
import { administrator } from '../support/companion';
import { contentsOf, dataFolders, memberNames, picture } from '../support/service';
import { appOver } from './programs';

const { at, open, close, aService, names } = dataFolders();

it('a restore brings everything back from a backup that was made while the server worked', async () => {
  const { db, token } = await aService();
  const before = await contentsOf(db);
  expect(await backUp(at('data'), at('backup.tar.gz'))).toBe(1);
  await db.deleteFrom('members').execute();
  await close(db);
  rmSync(at('data'), { recursive: true });

  await restore(at('data'), readBackup(at('backup.tar.gz')), { replace: false });
  const restored = await open();
  expect(await contentsOf(restored)).toEqual(before);
  expect(readFileSync(at('data', 'media', 'ads', picture), 'utf8')).toBe('a picture');
  expect(names('data', 'media', 'ads')).toEqual([picture]);

  const app = appOver(restored, { media: storageInFolder(at('data', 'media')) });
  const ask = (address: string, init: RequestInit) => app.request(`http://companion.test${address}`, init);
  expect((await ask('/analysis/details', { headers: { 'x-access-token': token } })).status).toBe(401);
  const body = JSON.stringify(administrator);
  const signIn = await ask('/admins/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(signIn.status).toBe(200);
  const audit = await restored.selectFrom('audit_log').select('action').orderBy('id').execute();
  expect(audit.map(({ action }) => action)).toEqual(['restore', 'sign in']);
});

it('a backup overwrites nothing, and needs something to copy', async () => {
  await aService();
  writeFileSync(at('taken'), 'x');
  await expect(backUp(at('data'), at('taken'))).rejects.toThrow('nothing is overwritten');
  await expect(backUp(at('nowhere'), at('file'))).rejects.toThrow('There is no database');
});

it('a restore asks before it replaces, and is refused while the server runs', async () => {
  const { db } = await aService();
  await backUp(at('data'), at('backup.tar.gz'));
  await db.deleteFrom('members').execute();
  await close(db);
  const unlock = lockDataFolder(at('data'));
  await expect(restore(at('data'), readBackup(at('backup.tar.gz')), { replace: true })).rejects.toThrow(
    'The server is running',
  );
  unlock();
  await expect(restore(at('data'), readBackup(at('nowhere')), { replace: true })).rejects.toThrow(
    `There is no backup at ${at('nowhere')}.`,
  );
  await expect(restore(at('data'), readBackup(at('backup.tar.gz')), { replace: false })).rejects.toThrow('--replace');
  expect(await memberNames(await open())).toEqual([]);
});

it('a rehearsed restore counts what would come back, touches nothing and leaves nothing', async () => {
  const { db } = await aService();
  await backUp(at('data'), at('backup.tar.gz'));
  await insertWorld(db, { members: [aMember()] });
  const before = await contentsOf(db);
  mkdirSync(at('temporary'));
  const facts = { dataFolder: at('data'), below: at('temporary') };
  const left = () => readdirSync(facts.below);
  const open = () => readBackup(at('backup.tar.gz'));

  const rehearsal = await rehearseRestore(open, facts);
  const report = reportOf(rehearsal);
  expect(report).toMatch(/^members +30 +30 +31$/m);
  expect(report).toMatch(/^sessions +1 +0 +1$/m);
  expect(report).toMatch(/^pictures +1 +1$/m);
  expect(report).toContain('The backup can be restored.');
  expect(await contentsOf(db)).toEqual(before);
  expect(left()).toEqual([]);

  const tables = rehearsal.tables.map((table) => (table.name === 'members' ? { ...table, restored: 29 } : table));
  expect(() => reportOf({ ...rehearsal, tables })).toThrow('A restore would not bring back all of: members.');
  writeFileSync(at('backup.tar.gz'), readFileSync(at('backup.tar.gz')).subarray(0, 900));
  await expect(rehearseRestore(open, facts)).rejects.toThrow(/^The backup /);
  expect(left()).toEqual([]);
});

it('a backup whose disk fails in the middle is said to be unreadable, and not waited for', async () => {
  mkdirSync(at('data'));
  writeFileSync(at('data', 'noise'), randomBytes(50_000));
  await writeArchive(at('backup.tar.gz'), [{ name: databaseFile, file: at('data', 'noise') }]);
  const beginning = readFileSync(at('backup.tar.gz')).subarray(0, 20_000);
  async function* failing(error: Error) {
    yield Promise.resolve(beginning);
    throw error;
  }
  const broken = Object.assign(new Error('EIO: i/o error, read'), { syscall: 'read' });
  const read = () => expect(verifyBackup(failing(broken))).rejects.toThrow('The backup cannot be unpacked: EIO');
  await Promise.all(Array.from({ length: 50 }, read));
  const dropped = new DOMException('The answer was dropped.', 'AbortError');
  await expect(verifyBackup(failing(dropped))).rejects.toThrow('The backup is damaged: nothing is changed.');
});
