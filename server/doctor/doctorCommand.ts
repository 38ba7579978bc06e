import { readEnvironment } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { lookAround } from './lookAround';
import { lookAtDatabase } from './lookAtDatabase';

const usage = 'Usage: npm run doctor [-- --repair] [--mail ADDRESS] [--seal ENTRY:HASH]';

runCommand(async () => {
  const known = {
    repair: { type: 'boolean', default: false },
    mail: { type: 'string' },
    seal: { type: 'string' },
  } as const;
  const { repair, mail, seal } = readCommandLine(usage, [0, 0], known).flags;
  const environment = readEnvironment(process.env);
  const findings = await lookAtDatabase(environment, { repairs: repair, seal });
  findings.push(...(await lookAround(environment, mail)));
  for (const { about, isWell, words } of findings)
    console.log(`${isWell ? 'ok  ' : 'MEND'}  ${about.padEnd(10)}  ${words}`);
  process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
});
