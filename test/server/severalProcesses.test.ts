import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareData } from '../../server/firstStart';
import { readEnvironment } from '../../server/environment';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { signIn } from '../tools/hardening/client';
import { startTarget } from '../tools/hardening/target';
import { onDatabase } from '../support/engines';

onDatabase((companion) => {
  it('make one first administrator when they start at once', async () => {
    const { db } = companion();
    await db.deleteFrom('administrators').execute();
    const environment = readEnvironment({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'Peacock-Feather-77' });
    const words = await Promise.all([1, 2].map(() => prepareData(db, storageInFolder('nowhere'), environment)));
    expect(words).toEqual(Array.from({ length: 2 }, () => 'Sign in with your e-mail and password.'));
    expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: 'first@example.org' }]);
  });
});

it('of a data folder, the second is refused until the first one ends, be it by a power cut', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  const first = await startTarget({ dataFolder });
  await expect(startTarget({ dataFolder })).rejects.toThrow(`The server is running on ${dataFolder}: stop it first.`);
  await signIn(first);
  await first.kill();

  const second = await startTarget({ dataFolder });
  await signIn(second);
  await second.stop();
  rmSync(dataFolder, { recursive: true });
}, 60_000);
