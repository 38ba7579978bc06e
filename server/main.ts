import { readEnvironment } from './environment';
import { openLog } from './operation/log';
import { runCommand } from './runCommand';
import { serve } from './serve';

/** ms: less than the 15 seconds after which supervisors lose their patience. */
const longestStop = 14_000;

runCommand(
  async () => {
    const environment = readEnvironment(process.env, process.argv.slice(2));
    const log = await openLog(environment.logFormat ?? (process.stdout.isTTY ? 'pretty' : 'json'));
    process.on('uncaughtExceptionMonitor', (err) => log.error({ err }, 'The server ends because of an error.'));

    const { lines, stop } = await serve(environment, log);
    for (const line of lines) {
      if (environment.isProduction) log.info({}, line);
      else console.log(line);
    }
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
