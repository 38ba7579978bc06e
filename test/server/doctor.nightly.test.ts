import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../server/db/connect';
import { judgeNode } from '../../server/doctor/lookAround';
import { aFolder } from '../support/folders';
import { startTarget, type Target } from '../tools/hardening/target';
import { runCommand } from './programs';

const dataFolder = aFolder();
let target: Target | undefined;
afterAll(() => target?.kill());

/** Runs `npm run doctor`; each line is what it is about, and whether it has to be mended. */
async function runDoctor(environment: Record<string, string>, ...words: string[]) {
  const env = { DATA_DIR: dataFolder, DATABASE_URL: '', SMTP_URL: '', ...environment };
  const { code: status, out: stdout } = await runCommand('doctor/doctorCommand', words, env);
  const lines = stdout.trimEnd().split('\n');
  const toMend = lines.filter((line) => line.startsWith('MEND')).map((line) => line.split(/ +/)[1]);
  return { status, lines, toMend, of: (about: string) => lines.find((line) => line.split(/ +/)[1] === about) };
}

it('finds nothing on a healthy installation, and on a broken one each thing that has to be mended', async () => {
  target = await startTarget({ dataFolder, members: 20 });
  // As of a file that somebody has closed while the doctor looks, the folder has its name alone.
  symlinkSync('gone', path.join(dataFolder, 'vivaha.sqlite.before-0001'));
  const healthy = await runDoctor({ PORT: String(target.port) });
  expect(healthy).toMatchObject({ status: 0, toMend: [] });
  expect(healthy.of('settings')).toMatch(/^ok .* without NODE_ENV=production\.$/);
  expect(healthy.lines.length).toBeGreaterThanOrEqual(11);
  await target.stop();

  const file = path.join(dataFolder, 'vivaha.sqlite');
  const db = connect(file);
  await sql`update member_counts set count = count + 3 where listing = 'accepted'`.execute(db);
  await sql`delete from migrations where name like '0017%'`.execute(db);
  await sql`insert into audit_log (at, action, subject) values ('2999-01-01T00:00:00.000Z', 'accept', 'member')`.execute(
    db,
  );
  await db.destroy();
  chmodSync(file, 0o644);
  const away = { SMTP_URL: 'smtp://127.0.0.1:1', CLAMD_URL: 'tcp://127.0.0.1:1' };
  const environment = { PORT: String(target.port), NODE_ENV: 'production', ...away };
  const broken = await runDoctor(environment);
  expect(broken.status).toBe(1);
  expect(broken.toMend.join(' ')).toBe('tables counts clock files backup settings mail scanner site');
  expect(broken.of('files')).toContain(`chmod -R go= ${dataFolder}`);
  expect(broken.of('backup')).toMatch(/^MEND .* neither BACKUP_DIR nor BACKUP_URL is set\.$/);
  expect(broken.of('tables')).toContain('npm run migrate');

  expect((await runDoctor(environment, '--repair')).of('counts')).toMatch(/^ok .* are mended\.$/);
  expect((await runDoctor(environment)).toMend).not.toContain('counts');
  // As of a variable that nobody has set.
  expect((await runDoctor(environment, '--seal', '')).of('journal')).toMatch(/^MEND .* '' is no seal such as/);
}, 60_000);

it('says where there is no database, and where one does not answer', async () => {
  const empty = await runDoctor({ DATA_DIR: path.join(dataFolder, 'none'), NODE_ENV: 'production' });
  expect(empty.of('database')).toMatch(/^MEND .* the first start of the server makes it\.$/);
  expect(empty.of('mail')).toMatch(/^MEND .* SMTP_URL is missing/);
  const away = await runDoctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(away).toMatchObject({ status: 1, toMend: expect.arrayContaining(['database', 'site']) });
  expect(away.of('database')).toMatch(/ECONNREFUSED.* See that PostgreSQL runs there/);
}, 60_000);

it.each([
  ['18.20.0', false, true],
  ['20.11.0', false, false],
  ['20.11.0', true, true],
  ['24.1.0', true, false],
])('of Node %s, with pictures in S3: %s, something is to be mended: %s', (version, usesS3, isToMend) => {
  expect(judgeNode(version, usesS3) !== undefined).toBe(isToMend);
});
