import { execFile } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { backUp } from '../../server/backup/backUp';
import { readBackup } from '../../server/backup/contents';
import { restore } from '../../server/backup/restore';
import { backUpWhenDue, findFutureBackups, findMissedBackup, openPlan } from '../../server/backup/scheduledBackups';
import { keyIdOf, readSealed } from '../../server/backup/archive';
import { verifyBackup } from '../../server/backup/verifyBackup';
import { readEnvironment } from '../../server/environment';
import { onlyErrors } from '../../server/services';
import { s3Keys, startS3Server } from '../support/s3Server';
import { dataFolders, memberNames, picture } from '../support/service';

const run = promisify(execFile);
const { at, open, close, aService, names } = dataFolders();

const command = (name: string, words: string[], env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['--require', 'esbuild-register', `server/backup/${name}Command.ts`, ...words], {
    env: { ...process.env, DATA_DIR: at('data'), DATABASE_URL: '', ...env },
  });

it('the drill works by the commands of the README, and tells what it did', async () => {
  const { db } = await aService();
  await close(db);
  expect((await command('backup', [at('b.tar.gz')])).stdout).toContain('The database and 1 pictures are in');
  await expect(command('restore', [at('b.tar.gz')])).rejects.toThrow(/--replace puts the backup in its place/);
  const { stdout } = await command('restore', [at('b.tar.gz'), '--replace']);
  expect(stdout).toContain('Everybody has to sign in again');
  expect(stdout).toContain(`The data before it is in ${at('data', 'before-restore-')}`);
  rmSync(at('data', 'media'), { recursive: true });
  const { stderr } = await command('backup', [at('without.tar.gz')]);
  expect(stderr).toContain(
    `Ads have pictures, but there are none in ${at('data')}/media: is DATA_DIR that of the server?`,
  );
  await expect(command('backup', [])).rejects.toThrow(/Usage: npm run backup -- FILE/);
}, 60_000);

describe('a backup', () => {
  it('is an archive that any tar program reads, for its owner alone from its first byte on', async () => {
    await aService();
    mkdirSync(at('backups'));
    const modes = new Map<string, string>();
    const look = () => {
      for (const name of readdirSync(at('backups'))) {
        const found = statSync(at('backups', name), { throwIfNoEntry: false });
        if (found) modes.set(name, (found.mode & 0o777).toString(8));
      }
    };
    const looking = setInterval(look, 1);
    await backUp(at('data'), at('backups', 'b.tar.gz'));
    clearInterval(looking);
    look();
    expect(modes.get('b.tar.gz.database')).toBe('600');
    expect([...new Set(modes.values())]).toEqual(['600']);
    expect(names('backups')).toEqual(['b.tar.gz']);
    const { stdout } = await run('tar', ['-tzf', at('backups', 'b.tar.gz')]);
    expect(stdout.trim().split('\n')).toEqual(['vivaha.sqlite', `media/ads/${picture}`]);
  });

  it('of an earlier release is restored as well', async () => {
    await restore(at('data'), readBackup(path.join(__dirname, '..', 'support', 'earlierBackup.tar.gz')), {
      replace: false,
    });
    expect(await memberNames(await open())).toEqual(['Asha Rao']);
    expect(readFileSync(at('data', 'media', 'ads', picture), 'utf8')).toBe('a picture');
  });
});

it('verified, says what is in it or that it is damaged, and touches no data', async () => {
  await aService();
  await backUp(at('data'), at('backup.tar.gz'));
  const verify = () => command('verify', [at('backup.tar.gz')], { DATA_DIR: at('nowhere') });
  expect((await verify()).stdout).toContain('can be restored: 30 members, 1 pictures');
  writeFileSync(at('backup.tar.gz'), readFileSync(at('backup.tar.gz')).subarray(0, 5_000));
  await expect(verify()).rejects.toThrow(/The backup is damaged/);
  expect(existsSync(at('nowhere'))).toBe(false);
}, 30_000);

describe('backups of the server itself', () => {
  const hour = 60 * 60 * 1000;
  const begun = Date.parse('2026-11-24T20:15:30Z');
  const after = (hours: number) => new Date(begun + hours * hour);
  /** As a server with these settings has it; the commands that it runs find the same ones. */
  const plan = async (settings: Record<string, string> = { BACKUP_DIR: at('backups') }) => {
    Object.assign(process.env, settings);
    const found = await openPlan(readEnvironment({ DATA_DIR: at('data'), BACKUP_KEEP: '2', ...settings }));
    if (!found) throw new Error('The settings name no place.');
    return found;
  };
  afterEach(() => ['BACKUP_DIR', 'BACKUP_URL', 'BACKUP_KEY'].forEach((name) => delete process.env[name]));

  it('are made when due, verified, and the oldest deleted; one that is missed is told', async () => {
    const { db } = await aService();
    mkdirSync(at('backups'));
    writeFileSync(at('backups', 'vivaha-2026-11-01T00-00-00Z.tar.gz.unverified'), 'cut off');
    writeFileSync(at('backups', 'notes.txt'), 'mine');
    expect(await findMissedBackup(await plan(), after(0))).toBe('There is no verified backup yet.');
    for (const hours of [0, 23, 24, 49]) await backUpWhenDue(await plan(), db, onlyErrors, after(hours));
    const kept = ['vivaha-2026-11-25T20-15-30Z.tar.gz', 'vivaha-2026-11-26T21-15-30Z.tar.gz'];
    expect(names('backups').sort()).toEqual(['notes.txt', ...kept]);
    expect(await findMissedBackup(await plan(), after(49 + 25))).toBeUndefined();
    expect(await findMissedBackup(await plan(), after(49 + 26))).toContain('26 hours');
    const file = { BACKUP_DIR: at('backups', 'notes.txt') };
    expect(await findMissedBackup(await plan(file), after(50))).toContain('is a file: set BACKUP_DIR to a folder.');
  }, 60_000);

  it('count one that a clock ahead has made as none, say so, and lose no good one for it', async () => {
    const { db } = await aService();
    mkdirSync(at('backups'));
    const ahead = 'vivaha-2031-01-01T00-00-00Z.tar.gz';
    writeFileSync(at('backups', ahead), 'of another year');
    const warnings: string[] = [];
    const log = { ...onlyErrors, warn: (_facts: object, words: string) => void warnings.push(words) };
    expect(await findMissedBackup(await plan(), after(0))).toBe('There is no verified backup yet.');
    for (const hours of [0, 24, 48]) await backUpWhenDue(await plan(), db, log, after(hours));
    expect(names('backups').sort()).toEqual([
      'vivaha-2026-11-25T20-15-30Z.tar.gz',
      'vivaha-2026-11-26T20-15-30Z.tar.gz',
      ahead,
    ]);
    expect(warnings).toEqual(Array(3).fill(expect.stringContaining('dated in the future')));
    expect(await findFutureBackups(await plan(), after(49))).toContain(ahead);
    expect(await findMissedBackup(await plan(), after(48 + 26))).toContain('26 hours');
  }, 60_000);

  it('go to S3-compatible storage, encrypted', async () => {
    const { db } = await aService();
    const server = await startS3Server();
    const key = 'ab'.repeat(32);
    Object.assign(process.env, s3Keys);
    const inS3 = await plan({ BACKUP_URL: server.mediaUrl('backups'), BACKUP_KEY: key });
    try {
      await backUpWhenDue(inS3, db, onlyErrors, after(0));
      const [name = '', ...more] = (await inS3.storage.list('')).map((file) => file.path);
      expect([name, more]).toEqual(['vivaha-2026-11-24T20-15-30Z.tar.gz.enc', []]);
      const verify = (given?: Buffer) => verifyBackup(readBackup(name, inS3.storage), given);
      expect(await verify(Buffer.from(key, 'hex'))).toMatchObject({ members: 30 });
      const [own, other] = [keyIdOf(Buffer.from(key, 'hex')), keyIdOf(Buffer.alloc(32))];
      const wrong = `encrypted with the key ${own}, and BACKUP_KEY is the key ${other}`;
      await expect(verify(Buffer.alloc(32))).rejects.toThrow(wrong);
      await expect(verify()).rejects.toThrow(`encrypted with the key ${own}: set the BACKUP_KEY`);
      // In a backup of one key the name of another is a change of the file.
      const bytes = await buffer(await inS3.storage.read(name));
      bytes.write(other, bytes.indexOf(own));
      await expect(verifyBackup(Readable.from([bytes]), Buffer.alloc(32))).rejects.toThrow('damaged');
    } finally {
      await server.close();
    }
    expect(names('data')).not.toContainEqual(expect.stringContaining('backup.part'));
  }, 60_000);

  it('that name no key, as earlier releases made them, are still read', async () => {
    const [key, nonce] = [Buffer.alloc(32, 7), Buffer.alloc(12, 1)];
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const content = [cipher.update('x'.repeat(100)), cipher.final(), cipher.getAuthTag()];
    const sealed = Buffer.concat([Buffer.from('vivaha aes-256-gcm\n'), nonce, ...content]);
    expect(await text(readSealed(Readable.from([sealed.subarray(0, 25), sealed.subarray(25)]), key))).toBe(
      'x'.repeat(100),
    );
  });

  it('say where the pictures of MEDIA_URL are in none', async () => {
    await aService();
    const environment = { BACKUP_KEY: 'ab'.repeat(32), MEDIA_URL: 's3://pictures' };
    const { stdout: out } = await command('backup', [at('by-hand.enc')], environment);
    expect(out).toContain(`encrypted with the key ${keyIdOf(Buffer.alloc(32, 0xab))}.`);
    expect(out).toContain('The pictures of MEDIA_URL are not in it');
  }, 60_000);

  it('of a damaged database count for nothing, and the sound ones stay', async () => {
    const { db } = await aService();
    await backUpWhenDue(await plan(), db, onlyErrors, after(0));
    // Every backup of it lacks what a restore needs.
    await sql`drop table payments`.execute(db);
    await expect(backUpWhenDue(await plan(), db, onlyErrors, after(30))).rejects.toThrow('lacks the table payments');
    expect(names('backups')).toEqual(['vivaha-2026-11-24T20-15-30Z.tar.gz']);
  }, 60_000);
});
