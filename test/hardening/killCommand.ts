import { killRepeatedly } from './kill';
import { killWhileMigrating } from './killMigration';
import { killRestores } from './killRestore';

const longestReopening = 5_000;

async function main(kills: number) {
  const report = await killRepeatedly(kills);
  const migrating = await killWhileMigrating(Math.ceil(kills / 10));
  const restores = await killRestores(Math.ceil(kills / 4));
  const faults = [...report.faults, ...migrating, ...restores.faults];
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(
    `${report.kills} kills, ${report.promised} promised writes; the slowest reopening took ${report.slowestReopening} ms, start of the program included. ` +
      `${restores.rounds} killed backups and restores, ${restores.finishedByStart} finished by the next start. ${faults.length} lost, torn or mixed.`,
  );
  if (faults.length > 0 || report.slowestReopening > longestReopening) process.exit(1);
}

void main(Number(process.argv[2] ?? 200));
