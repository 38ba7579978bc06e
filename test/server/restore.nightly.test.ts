import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { backUp } from '../../server/backup/backUp';
import { finishRestore } from '../../server/backup/replaceData';
import { readBackup } from '../../server/backup/contents';
import { restore } from '../../server/backup/restore';
import { createRecognition } from '../../server/security/sealing';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { purgeMembers } from '../../server/privacy/purgeMembers';
import { notePurges, readPurges } from '../../server/privacy/purgeNotes';
import { onlyErrors } from '../../server/services';
import { aMember, insertWorld } from '../support/builders';
import { collectGarbage, contentsOf, dataFolders, memberNames, picture } from '../support/service';

const { at, open, close, aService, names } = dataFolders();
const file = () => at('backup.tar.gz');
const isKept = (name: string) => name.startsWith('before-restore-');
const keptFolders = () => names('data').filter(isKept);
const ownNames = () => names('data').filter((name) => !isKept(name));

async function archiveOf(files: Record<string, string>): Promise<Buffer> {
  const archive = pack();
  for (const [name, text] of Object.entries(files)) archive.entry({ name }, text);
  archive.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of archive as AsyncIterable<Buffer>) pieces.push(piece);
  return gzipSync(Buffer.concat(pieces));
}

function changed(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(index) ^ 1, index);
  return copy;
}

describe('a damaged or foreign backup', () => {
  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['has lost its end', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['has one other byte', (bytes: Buffer) => changed(bytes, bytes.length - 9)],
    ['has another name', (bytes: Buffer) => gzipSync(changed(gunzipSync(bytes), 3))],
    ['is no archive', () => Buffer.from('words')],
    ['leads out of the folder', () => archiveOf({ '../evil.png': 'x' })],
    ['holds a program', () => archiveOf({ 'media/ads/run.sh': 'x' })],
    ['holds no database', () => archiveOf({ 'media/ads/a.png': 'x' })],
    ['holds a database that is none', () => archiveOf({ 'vivaha.sqlite': 'words'.repeat(200) })],
  ])('that %s changes nothing', async (_how, spoil) => {
    const { db } = await aService();
    await backUp(at('data'), file());
    const before = await contentsOf(db);
    await close(db);
    writeFileSync(file(), await spoil(readFileSync(file())));

    await expect(restore(at('data'), readBackup(file()), { replace: true })).rejects.toThrow(
      /^The (database of the )?backup /,
    );
    expect(await contentsOf(await open())).toEqual(before);
    expect(names()).toEqual(['backup.tar.gz', 'data']);
    expect(names('data').filter((name) => name.includes('restore'))).toEqual([]);
  });

  it.each([
    ['table payments', sql`drop table payments`],
    ['trigger member_index_insert', sql`drop trigger member_index_insert`],
    ['column payments.phone_no', sql`alter table payments drop column phone_no`],
  ])('that lacks the %s changes nothing', async (part, spoil) => {
    const { db: other } = await aService('other');
    await spoil.execute(other);
    await backUp(at('other'), file());
    const { db } = await aService();
    const before = await contentsOf(db);
    await close(db);

    await expect(restore(at('data'), readBackup(file()), { replace: true })).rejects.toThrow(`lacks the ${part}`);
    expect(await contentsOf(await open())).toEqual(before);
  });
});

describe('a restore', () => {
  it.each(['is whole', 'has lost its main file'])(
    'brings nothing back of a killed database that %s, and keeps all of it',
    async (state) => {
      const { db } = await aService();
      await backUp(at('data'), file());
      await insertWorld(db, { members: [aMember({ username: 'Written after the backup' })] });
      // What a SIGKILL leaves: the last writes are in the log alone.
      const files = names('data').filter((name) => name.startsWith('vivaha'));
      for (const name of files) copyFileSync(at('data', name), at(name));
      await close(db);
      for (const name of files) renameSync(at(name), at('data', name));
      if (state === 'has lost its main file') rmSync(at('data', 'vivaha.sqlite'));
      writeFileSync(at('data', 'media', 'ads', `${'b'.repeat(32)}.png`), 'uploaded after the backup');
      mkdirSync(at('data', 'outbox'));

      await restore(at('data'), readBackup(file()), { replace: true });
      expect(ownNames()).toEqual(['media', 'vivaha.sqlite']);
      expect(names('data', 'media', 'ads')).toEqual([picture]);
      const restored = await open();
      expect(await memberNames(restored)).toHaveLength(30);
      expect(await restored.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(names('data', keptFolders()[0] ?? '')).toEqual(expect.arrayContaining(['media', 'outbox']));
    },
  );

  it('purges again who has been purged since, picture and all', async () => {
    const { db } = await aService();
    const photo = { user_id: 'gone', username: 'Gone', profile_link: '/media/members/gone.jpg' };
    await insertWorld(db, { members: [aMember(photo)] });
    mkdirSync(at('data', 'media', 'members'));
    writeFileSync(at('data', 'media', 'members', 'gone.jpg'), 'a photo');
    await backUp(at('data'), file());
    const media = storageInFolder(at('data', 'media'));
    const recognise = createRecognition({ dataFolder: at('data') });
    const services = { db, media, recognise, now: () => new Date(), log: onlyErrors };
    const notes = { dataFolder: at('data'), storage: storageInFolder(at('backups')) };
    await db.updateTable('members').set({ deleted_at: '2026-01-01' }).where('user_id', '=', 'gone').execute();
    await purgeMembers(services, { deleted: 30 }, { note: (ids) => notePurges(notes, ids, new Date()) });
    await close(db);

    await restore(at('data'), readBackup(file()), { replace: true, purged: await readPurges(notes) });
    expect(names('data', 'media', 'members')).toEqual([]);
    expect(await memberNames(await open())).toContain('Deleted member');
    expect(await memberNames(await open())).not.toContain('Gone');
    // On another machine the note beside the backups is left.
    expect(await readPurges({ ...notes, dataFolder: at('nowhere') })).toEqual(['gone']);
  });

  it('replaces a database that cannot be opened, or is of a newer release', async () => {
    const { db } = await aService();
    await backUp(at('data'), file());
    await sql`insert into migrations (name, timestamp) values ('9999OfTheFuture', '')`.execute(db);
    await close(db);
    await expect(open()).rejects.toThrow('newer version');
    collectGarbage();
    await restore(at('data'), readBackup(file()), { replace: true });
    await close(await open());

    writeFileSync(at('data', 'vivaha.sqlite'), 'no database at all');
    await restore(at('data'), readBackup(file()), { replace: true });
    expect(await memberNames(await open())).toHaveLength(30);
    const kept = keptFolders();
    expect(readFileSync(at('data', kept[1] ?? '', 'vivaha.sqlite'), 'utf8')).toBe('no database at all');
  });
});

describe('a restore that was cut off', () => {
  const date = '2026-11-22T08-00-00-000Z';

  /** A data folder with 'Old', and beside its files the unpacked backup with 'New' under the name of the given stage. */
  async function cutOff(stage: string) {
    for (const [folder, member] of [
      ['data', 'Old'],
      [`data/${stage}`, 'New'],
    ] as const) {
      const db = await open(folder);
      await insertWorld(db, { members: [aMember({ username: member })] });
      await sql`pragma journal_mode = delete`.execute(db);
      await close(db);
      mkdirSync(at(folder, 'media'));
      writeFileSync(at(folder, 'media', member), '');
    }
  }
  const moveOld = (name: string) => {
    mkdirSync(at('data', `before-restore-${date}`), { recursive: true });
    renameSync(at('data', name), at('data', `before-restore-${date}`, name));
  };
  const expectData = async (member: string) => {
    expect(ownNames()).toEqual(['media', 'vivaha.sqlite']);
    expect(names('data', 'media')).toEqual([member]);
    expect(await memberNames(await open())).toEqual([member]);
  };

  it('before it was decided leaves the old data', async () => {
    await cutOff('restore.part');
    await finishRestore(at('data'));
    await expectData('Old');
  });

  it('leaves the old data where that cannot be moved', async () => {
    await cutOff(`restore.decided-${date}`);
    writeFileSync(at('data', `before-restore-${date}`), 'in the way');
    await expect(finishRestore(at('data'))).rejects.toThrow('cannot be replaced, and is as it was');
    await finishRestore(at('data'));
    await expectData('Old');
  });

  it.each([
    ['nothing was moved', 'decided', [], []],
    ['a part of the old data was moved', 'decided', ['vivaha.sqlite'], []],
    ['nothing of the backup was moved', 'placing', ['vivaha.sqlite', 'media'], []],
    ['a part of the backup was moved', 'placing', ['vivaha.sqlite', 'media'], ['media']],
    ['all of the backup was moved', 'placing', ['vivaha.sqlite', 'media'], ['media', 'vivaha.sqlite']],
  ])('when %s is finished by the next start', async (_when, stage, movedAway, movedHere) => {
    await cutOff(`restore.${stage}-${date}`);
    movedAway.forEach(moveOld);
    for (const name of movedHere) renameSync(at('data', `restore.${stage}-${date}`, name), at('data', name));
    await finishRestore(at('data'));
    await expectData('New');
    expect(readdirSync(at('data', `before-restore-${date}`, 'media'))).toEqual(['Old']);
  });
});
