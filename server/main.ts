import { readEnvironment } from './environment';
import { openLog } from './operation/log';
import { readCommandLine, runCommand } from './runCommand';
import { serve } from './serve';

/** ms: less than the 15 seconds after which supervisors lose their patience. */
const longestStop = 14_000;
const usage = 'The only argument is --members N: so many demonstration members, 1 to 10000000.';

runCommand(
  async () => {
    const { flags } = readCommandLine(usage, [0, 0], { members: { type: 'string' } });
    const environment = readEnvironment(process.env, flags);
    const log = await openLog(environment.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json'));
    process.on('uncaughtExceptionMonitor', (err) => log.error({ err }, 'The server ends because of an error.'));
    const stop = await serve(environment, log);
    const end = async () => {
      setTimeout(() => process.exit(1), longestStop).unref();
      await stop();
      // A mail server that stalls would hold the process by its connection.
      process.exit(0);
    };
    process.once('SIGINT', () => void end());
    process.once('SIGTERM', () => void end());
  },
  { staysRoot: true },
);
