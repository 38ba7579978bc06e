import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDatabase } from './checkDatabase';
import { databaseFile } from './contents';
import { unpack } from './archive';

export async function verifyBackup(backup: AsyncIterable<Buffer>, key?: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verify-backup-'));
  try {
    const names = await unpack(backup, folder, { pictures: false, key });
    const members = await checkDatabase(path.join(folder, databaseFile), async (db) => {
      const query = db.selectFrom('members').select(({ fn }) => fn.countAll<number>().as('members'));
      return (await query.executeTakeFirstOrThrow()).members;
    });
    return { members, pictures: names.filter((name) => name.startsWith('media/')).length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
