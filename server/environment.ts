import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readS3Location } from './storage/s3Location';
import { readNetworks } from './security/callerAddress';

/** A misconfiguration: the program ends and prints the message without a stack trace. */
export class StartupError extends Error {}

function wholeNumber(name: string, lowest: number, highest: number) {
  const error = `${name} must be a whole number from ${lowest} to ${highest}.`;
  return z.coerce.number({ error }).int({ error }).min(lowest, { error }).max(highest, { error });
}

const origin = (name: string) =>
  z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: `${name} takes origins such as https://console.example.org, without a path or a slash at the end.`,
  });

const s3Location = (name: string) =>
  z
    .string()
    .optional()
    .transform((text, issues) => {
      const location = text === undefined ? undefined : readS3Location(text);
      if (location || text === undefined) return location;
      issues.addIssue(`${name} must be s3://bucket/prefix?endpoint=…&region=…, without keys in it.`);
      return z.NEVER;
    });

const variables = z
  .object({
    PORT: wholeNumber('PORT', 1, 65535).default(4173),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'DATABASE_URL must begin with postgres://. Without it SQLite is used.' })
      .optional(),
    ADMIN_EMAIL: z.email({ error: 'ADMIN_EMAIL must be an e-mail address.' }).optional(),
    ADMIN_PASSWORD: z.string().optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, { error: 'SMTP_URL must begin with smtp:// or smtps://.' })
      .optional(),
    MAIL: z.literal('outbox', { error: 'MAIL is outbox or not set.' }).optional(),
    MAIL_FROM: z.string().default('Vivaha Admin <no-reply@localhost>'),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http or https address.' }).optional(),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
      .pipe(z.array(origin('ALLOWED_ORIGINS'))),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list, issues) => {
        const networks = readNetworks(list.split(/[\s,]+/).filter((entry) => entry !== ''));
        if (networks) return networks;
        issues.addIssue('TRUSTED_PROXIES takes addresses and networks such as 10.0.0.7 or 10.0.0.0/8.');
        return z.NEVER;
      }),
    CONSOLE_API_HOST: origin('CONSOLE_API_HOST').optional(),
    MEDIA_URL: s3Location('MEDIA_URL'),
    MEDIA_QUOTA_MB: wholeNumber('MEDIA_QUOTA_MB', 1, 1_000_000).default(1024),
    ACCESS_LOG: z.enum(['0', '1'], { error: 'ACCESS_LOG is 0 or 1.' }).optional(),
    LOG_FORMAT: z.enum(['json', 'pretty'], { error: 'LOG_FORMAT is json or pretty.' }).optional(),
    METRICS_PORT: wholeNumber('METRICS_PORT', 1, 65535).optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/-]{16,}=*$/, {
        error: 'METRICS_TOKEN needs at least 16 of the characters that a bearer token may have.',
      })
      .optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_URL: s3Location('BACKUP_URL'),
    BACKUP_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/i, { error: 'BACKUP_KEY is 64 hexadecimal digits: openssl rand -hex 32.' })
      .optional(),
    BACKUP_EVERY: wholeNumber('BACKUP_EVERY', 1, 720).default(24),
    BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 1, 1000).default(14),
    PURGE_AFTER_DAYS: wholeNumber('PURGE_AFTER_DAYS', 0, 36_500).default(30),
    JOURNAL_DAYS: wholeNumber('JOURNAL_DAYS', 366, 36_500).optional(),
    NODE_ENV: z.string().optional(),
    DEMO: z.string().optional(),
  })
  .refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined), {
    error: 'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all.',
  })
  .refine(({ BACKUP_DIR, BACKUP_URL }) => BACKUP_DIR === undefined || BACKUP_URL === undefined, {
    error: 'BACKUP_DIR and BACKUP_URL: the backups go to one of them.',
  });

export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(env: NodeJS.ProcessEnv, commandLine: string[] = []) {
  // Compose files and CI pass unset variables as empty strings.
  const given = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!given.success) throw new StartupError(given.error.issues.map(({ message }) => message).join('\n'));
  const { data } = given;
  const { members, noDemo } = readArguments(commandLine);
  const host = ['0.0.0.0', '::'].includes(data.HOST) ? 'localhost' : data.HOST;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    administrator:
      data.ADMIN_EMAIL !== undefined && data.ADMIN_PASSWORD !== undefined
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailStaysInOutbox: data.MAIL === 'outbox',
    publicUrl: (data.PUBLIC_URL ?? `http://${host}:${data.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: data.ALLOWED_ORIGINS,
    mediaInS3: data.MEDIA_URL,
    mediaQuota: data.MEDIA_QUOTA_MB * 1024 * 1024,
    logsAccess: (data.ACCESS_LOG ?? (data.NODE_ENV === 'production' ? '1' : '0')) === '1',
    logFormat: data.LOG_FORMAT,
    isProduction: data.NODE_ENV === 'production',
    isDemonstration: data.DEMO === '1' || members !== undefined,
    backupPlace: data.BACKUP_DIR === undefined ? data.BACKUP_URL : path.resolve(data.BACKUP_DIR),
    backupKey: data.BACKUP_KEY === undefined ? undefined : Buffer.from(data.BACKUP_KEY, 'hex'),
    backupEveryHours: data.BACKUP_EVERY,
    backupsKept: data.BACKUP_KEEP,
    purgeAfterDays: data.PURGE_AFTER_DAYS,
    journalDays: data.JOURNAL_DAYS,
    metricsPort: data.METRICS_PORT,
    metricsToken: data.METRICS_TOKEN,
    trustedProxies: data.TRUSTED_PROXIES,
    apiHost: data.CONSOLE_API_HOST,
    members,
    mayDemonstrate: !noDemo && (data.NODE_ENV !== 'production' || data.DEMO === '1' || members !== undefined),
  };
}

function readArguments(commandLine: string[]): { members?: number; noDemo: boolean } {
  const usage = 'The arguments are: --members N (demonstration members, 1 to 1000000) and --no-demo.';
  try {
    const { values } = parseArgs({
      args: commandLine,
      options: { members: { type: 'string' }, 'no-demo': { type: 'boolean', default: false } },
    });
    const members = wholeNumber('--members', 1, 1_000_000).optional().parse(values.members);
    return { members, noDemo: values['no-demo'] };
  } catch {
    throw new StartupError(usage);
  }
}
