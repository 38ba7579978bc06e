import { parseArgs } from 'node:util';
import { readEnvironment, StartupError } from '../environment';
import { runCommand } from '../runCommand';
import { describe } from './finding';
import { lookAtDatabase } from './lookAtDatabase';
import { lookAtMachine } from './lookAtMachine';
import { lookAtNetwork } from './lookAtNetwork';

const usage = 'Usage: npm run doctor [-- --repair] [--mail ADDRESS]';

runCommand(async () => {
  const { repair, mail } = readArguments(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const findings = [
    ...(await lookAtMachine(environment)),
    ...(await lookAtDatabase(environment, { repairs: repair })),
    ...(await lookAtNetwork(environment, mail)),
  ];
  for (const finding of findings) console.log(describe(finding));
  process.exitCode = findings.some(({ mend }) => mend !== undefined) ? 1 : 0;
});

function readArguments(commandLine: string[]) {
  try {
    const options = { repair: { type: 'boolean', default: false }, mail: { type: 'string' } } as const;
    return parseArgs({ args: commandLine, options }).values;
  } catch {
    throw new StartupError(usage);
  }
}
