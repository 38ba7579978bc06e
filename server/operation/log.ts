import { pino, stdTimeFunctions, type DestinationStream, type LoggerOptions } from 'pino';
import type { Log } from '../services';

export async function openLog(
  format: 'json' | 'pretty',
  destination: DestinationStream = pino.destination({ sync: true }),
): Promise<Log> {
  if (format === 'json') return pino(options, destination);
  const { prettyFactory } = await import('pino-pretty');
  const prettify = prettyFactory({
    ignore: 'pid,hostname,method,route,status',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    colorize: process.stdout.isTTY,
  });
  return pino(options, { write: (line) => destination.write(prettify(line)) });
}

const options: LoggerOptions = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
};

/** No other fields: errors of the mail library name recipients, those of the database the values of a row. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
