import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomInt } from 'node:crypto';
import SqliteDatabase from 'libsql';
import { verifyBackup } from '../../server/backup/verifyBackup';
import { startTarget } from './target';

const pictures = Array.from({ length: 20 }, (_, place) => `${String(place).padStart(32, '0')}.png`);
const longestRun = 3_000;

export type KilledRestores = { rounds: number; finishedByStart: number; faults: string[] };

/**
 * Ends backups and restores with SIGKILL at any point, and the server that opens what they leave. The data is of one generation,
 * the backup of the one before: what is found afterwards has to be one of the two, in every row and every picture.
 */
export async function killRestores(rounds: number): Promise<KilledRestores> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hardening-restore-'));
  const dataFolder = path.join(folder, 'data');
  const report: KilledRestores = { rounds: 0, finishedByStart: 0, faults: [] };
  const backup = (file: string) => run('backup', dataFolder, file);
  const first = await startTarget({ dataFolder, members: 20 });
  await first.kill();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const fault = (words: string) => report.faults.push(`In round ${round}: ${words}`);
      writeGeneration(dataFolder, `of backup ${round}`);
      const cut = path.join(folder, 'cut.tar.gz');
      await killWithin(backup(cut), folder);
      if (existsSync(cut)) await verifyBackup(cut).catch((error: Error) => fault(`a killed backup: ${error.message}`));
      rmSync(cut, { force: true });
      const whole = path.join(folder, `${round}.tar.gz`);
      const [code] = (await once(backup(whole), 'exit')) as [number | null]; // That is what the event carries.
      if (code !== 0) fault('no backup could be made after a killed one');

      writeGeneration(dataFolder, `of round ${round}`);
      const isDone = await killWithin(run('restore', dataFolder, whole, '--replace'), dataFolder);
      const target = await startTarget({ dataFolder, members: 20 });
      await target.kill();
      const found = generationsIn(dataFolder);
      const expected = isDone ? [`of backup ${round}`] : [`of backup ${round}`, `of round ${round}`];
      if (found.length !== 1 || !expected.includes(found[0] ?? '')) fault(`the data is ${found.join(' and ')}`);
      if (target.output().includes('cut off is finished')) report.finishedByStart += 1;
      report.rounds += 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return report;
}

function run(name: 'backup' | 'restore', dataFolder: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `server/backup/${name}Command.ts`, ...words], {
    cwd: path.join(__dirname, '..', '..'),
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: 'ignore',
  });
}

/**
 * At any time, or, as the decisive moments are short, right after one of the first changes in the folder.
 * @returns whether the program came to its end before.
 */
async function killWithin(child: ChildProcess, folder: string): Promise<boolean> {
  const exited = once(child, 'exit') as Promise<[number | null]>; // That is what the event carries.
  let changes = randomInt(1, 12);
  const timer = setTimeout(() => child.kill('SIGKILL'), randomInt(4) === 0 ? randomInt(longestRun) : longestRun);
  const watcher = watch(folder, (_kind, name) => {
    if (name?.includes('.lock')) return;
    changes -= 1;
    if (changes === 0) child.kill('SIGKILL');
  });
  const [code] = await exited;
  clearTimeout(timer);
  watcher.close();
  return code === 0;
}

function writeGeneration(dataFolder: string, generation: string): void {
  const folder = path.join(dataFolder, 'media', 'ads');
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) writeFileSync(path.join(folder, picture), generation);
  const database = new SqliteDatabase(path.join(dataFolder, 'vivaha.sqlite'));
  database.prepare('update members set email = ?').run(generation);
  database
    .prepare('insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value')
    .run('generation', generation);
  database.close();
}

/** Every mark that stands anywhere: more than one says that two generations are mixed. */
function generationsIn(dataFolder: string): string[] {
  const database = new SqliteDatabase(path.join(dataFolder, 'vivaha.sqlite'));
  const rows = database
    .prepare(`select distinct email as mark from members union select value from settings where name = 'generation'`)
    .all() as { mark: string }[]; // The query reads one text.
  const [integrity] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[]; // SQLite's own.
  database.close();
  const marks = rows.map(({ mark }) => mark);
  if (integrity?.integrity_check !== 'ok') marks.push('broken');
  for (const picture of pictures) {
    const file = path.join(dataFolder, 'media', 'ads', picture);
    marks.push(existsSync(file) ? readFileSync(file, 'utf8') : 'without a picture');
  }
  return [...new Set(marks)];
}
