import { pino, stdTimeFunctions, type DestinationStream, type LoggerOptions } from 'pino';
import { messageOf, outageOf } from '../db/failures';
import { StartupError } from '../environment';
import { HttpError } from '../httpError';
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
  formatters: {
    level: (level) => ({ level }),
    log: ({ err, ...facts }) =>
      isOutside(err) ? { ...facts, reason: messageOf(err) } : { ...facts, ...(err !== undefined && { err }) },
  },
  serializers: { err: describeError },
};

/** Whether something around the program has failed (the database, a disk, a server that it asks), and no line of it is to blame. */
function isOutside(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StartupError || error instanceof HttpError || outageOf(error)) return true;
  const isOfSystem = 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  // The library of S3 gives all its errors these.
  return isOfSystem || '$metadata' in error || isOutside(error.cause);
}

/** No other fields: errors of the mail library name recipients, those of the database the values of a row. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error && { code: error.code }) };
}
