import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { administer } from '../../server/admin/administer';
import { backUp } from '../../server/backup/backUp';
import { readBackup } from '../../server/backup/contents';
import { restore } from '../../server/backup/restore';
import { connect } from '../../server/db/connect';
import { lockDataFolder } from '../../server/db/lockDataFolder';
import { makeEarlier } from '../support/earlierRelease';
import { collectGarbage, dataFolders, memberNames } from '../support/service';
import { runCommand } from './programs';

const { at, open, close, aService } = dataFolders();
const file = () => at('backup.tar.gz');
const environment = () => ({ DATA_DIR: at('data'), DATABASE_URL: '' });
const terminal = () => ({ input: new PassThrough(), output: new PassThrough() });
const busy = /^Another command, such as a backup or a restore, is at work on .+: try again when it has ended\.$/;

async function aBackup() {
  const { db } = await aService();
  await backUp(at('data'), file());
  await close(db);
}

const run = async (script: string, ...words: string[]) => {
  const { code, problem } = await runCommand(script, words, environment());
  return { code, problem };
};

it('a restore is refused while a command has the database open, and works when that has ended', async () => {
  await aBackup();
  const typing = terminal();
  const words = ['set-password', 'admin@example.org'];
  const asked = once(typing.input, 'resume');
  const changing = administer(words, environment(), typing);
  await asked;
  await expect(restore(at('data'), readBackup(file()), { replace: true })).rejects.toThrow(busy);
  // Commands do not hold each other.
  expect(await administer(['list'], environment(), terminal())).toContain('admin@example.org');
  expect(await run('reset')).toEqual({ code: 1, problem: expect.stringMatching(busy) });

  typing.input.end('Peacock-Feather-77\n');
  expect(await changing).toContain('has a new password');
  collectGarbage();
  await restore(at('data'), readBackup(file()), { replace: true });
  expect(await memberNames(await open())).toHaveLength(30);
}, 30_000);

it('no command opens the database while a restore is under way, and each says so', async () => {
  await aBackup();
  // The restore goes on only when somebody writes into the pipe.
  execFileSync('mkfifo', [at('pipe')]);
  const restoring = restore(at('data'), readBackup(at('pipe')), { replace: true });
  while (!existsSync(at('data', 'restore.part'))) await new Promise(setImmediate);

  await expect(backUp(at('data'), at('second.tar.gz'))).rejects.toThrow(busy);
  await expect(administer(['list'], environment(), terminal())).rejects.toThrow(busy);
  await expect(restore(at('data'), readBackup(file()), { replace: true })).rejects.toThrow(busy);
  for (const [script, ...words] of [['privacy/exportCommand', 'm-1'], ['reset']] as const)
    expect(await run(script, ...words)).toEqual({ code: 1, problem: expect.stringMatching(busy) });

  await pipeline(createReadStream(file()), createWriteStream(at('pipe')));
  await restoring;
  expect(await administer(['list'], environment(), terminal())).toContain('admin@example.org');
}, 60_000);

it('no command migrates the database under a server of an older release; migrate does, when that has stopped', async () => {
  mkdirSync(at('data'));
  const old = connect(at('data', 'vivaha.sqlite'));
  await makeEarlier(old);
  await old.destroy();
  collectGarbage();

  const older = /of an older release\. Stop the server, then start this release or run `npm run migrate`/;
  for (const words of [['list'], ['add', 'a@example.org']])
    await expect(administer(words, environment(), terminal())).rejects.toThrow(older);
  expect(await run('privacy/exportCommand', 'm-1')).toEqual({ code: 1, problem: expect.stringMatching(older) });

  const stopServer = lockDataFolder(at('data'));
  expect(await run('db/migrateCommand')).toEqual({ code: 1, problem: expect.stringContaining('stop it first') });
  await expect(administer(['list'], environment(), terminal())).rejects.toThrow(older);
  stopServer();
  expect(await run('db/migrateCommand')).toEqual({ code: 0, problem: '' });
  expect(await administer(['list'], environment(), terminal())).toBe('');
}, 60_000);

it.each([
  ['ENOSPC', /^The disk is full \(no room\)/],
  ['EACCES', /^The owner of DATA_DIR, as whom commands run, may not do this: no room\.$/],
])('a command that meets %s says so in a sentence', (code, sentence) => {
  const script = `require('./server/runCommand').runCommand(() =>
    Promise.reject(Object.assign(new Error('no room'), { code: '${code}' })))`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)]);
});

const add = 'admin/adminCommand add a@example.org';
const nobody = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
const aFile = /^DATA_DIR is .*\/a-file(\/inside)?, but .*\/a-file is a file: set DATA_DIR to a folder\.$/;
const noFolder = /^(No folder can be made at \/proc\/none \(ENOENT\)|DATA_DIR is .*may not write \/proc)/;
const noDatabase = /^The database cannot be opened: .* See that .*\.$/;

it.each([
  ['a DATA_DIR that is a file', add, () => ({ DATA_DIR: at('a-file') }), aFile],
  ['a DATA_DIR below a file', add, () => ({ DATA_DIR: at('a-file', 'inside') }), aFile],
  ['a DATA_DIR where no folder can be made', add, () => ({ DATA_DIR: '/proc/none' }), noFolder],
  ['a DATA_DIR that leads to nothing', add, () => ({ DATA_DIR: at('link') }), /link, a link that leads to nothing: /],
  [
    'a TMPDIR that is missing',
    'backup/restoreCommand --rehearse FILE',
    () => ({ TMPDIR: at('no') }),
    /, or set TMPDIR/,
  ],
  [
    'a FILE in no folder',
    'backup/backupCommand /no/backup',
    () => ({}),
    /^The folder for \/no\/b.* is missing: make it\.$/,
  ],
  ['a database that does not answer', 'db/migrateCommand', () => nobody, noDatabase],
  ['a database that does not answer to a look', 'db/migrateCommand --check', () => nobody, noDatabase],
])('%s is named in a sentence', async (_what, command, settings, sentence) => {
  await aBackup();
  writeFileSync(at('a-file'), '');
  symlinkSync('gone', at('link'));
  const [script = '', ...words] = command.replace('FILE', file()).split(' ');
  const { code, problem } = await runCommand(script, words, { ...environment(), ...settings() });
  expect([code, problem]).toEqual([1, expect.stringMatching(sentence)]);
});
