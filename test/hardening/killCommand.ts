import { killRepeatedly } from './kill';
import { killWhileMigrating } from './killMigration';
import { killRestores } from './killRestore';

const longestReopening = 5_000;

async function main() {
  const kills = Number(process.argv[2] ?? 200);
  const report = await killRepeatedly(kills, console.log);
  const migrating = Math.ceil(kills / 10);
  report.faults.push(...(await killWhileMigrating(migrating)));
  for (const fault of report.faults.slice(0, 20)) console.error(fault);
  console.log(
    `${report.kills} kills, ${report.promised} promised writes, ${report.faults.length} lost or torn; the slowest reopening took ${report.slowestReopening} ms, start of the program included. ${migrating} more while it migrated.`,
  );
  const restores = await killRestores(Math.ceil(kills / 4));
  for (const fault of restores.faults.slice(0, 20)) console.error(fault);
  console.log(
    `${restores.rounds} killed backups and restores, ${restores.finishedByStart} finished by the next start, ${restores.faults.length} lost or mixed.`,
  );
  if (restores.faults.length > 0) process.exit(1);
  if (report.faults.length > 0 || report.slowestReopening > longestReopening) process.exit(1);
}

void main();
