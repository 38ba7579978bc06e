import path from 'node:path';
import { z } from 'zod';
import { readS3Location } from './storage/s3Location';
import { readNetworks } from './security/callerAddress';

/** A misconfiguration: the program ends and prints the message without a stack trace. */
export class StartupError extends Error {}

const text = z.string();

function wholeNumber(lowest: number, highest: number) {
  const error = `must be a whole number from ${lowest} to ${highest}.`;
  return z.coerce.number({ error }).int({ error }).min(lowest, { error }).max(highest, { error });
}

const origin = text.refine((entry) => URL.canParse(entry) && new URL(entry).origin === entry, {
  error: 'takes origins such as https://console.example.org, without a path or a slash at the end.',
});

const list = text.default('').transform((entries) => entries.split(/[\s,]+/).filter((entry) => entry !== ''));

/** What `read` makes of a value; undefined is refused. */
const readBy = <Value, Read>(read: (value: Value) => Read | undefined, error: string) =>
  z.transform((value: Value, issues) => {
    const result = read(value);
    if (result === undefined) issues.issues.push({ code: 'custom', message: error, input: value });
    return result as Read; // Undefined has become an issue.
  });

const s3Location = text.pipe(
  readBy(readS3Location, 'must be s3://bucket/prefix?endpoint=…&region=…, without keys in it.'),
);
const networks = list.pipe(readBy(readNetworks, 'takes addresses and networks such as 10.0.0.7 or 10.0.0.0/8.'));
const folder = text.transform((name) => path.resolve(name));
const postgresUrl = text.regex(/^postgres(ql)?:\/\//, {
  error: 'must begin with postgres://. Without it SQLite is used.',
});
const smtpUrl = text.regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://.' });
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address.' });
const key = text.regex(/^[\da-f]{64}$/i, { error: 'is 64 hexadecimal digits: openssl rand -hex 32.' });
const choice = (names: readonly string[]) =>
  z.enum(names, { error: `is ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.` });
const zeroOrOne = z.enum(['0', '1'], { error: 'is 0 or 1.' });

/** Every setting with the variable that holds it. */
const settings = {
  port: ['PORT', wholeNumber(1, 65535).default(4173)],
  host: ['HOST', text.default('127.0.0.1')],
  dataFolder: ['DATA_DIR', folder.prefault('data')],
  databaseUrl: ['DATABASE_URL', postgresUrl.optional()],
  adminEmail: ['ADMIN_EMAIL', z.email({ error: 'must be an e-mail address.' }).optional()],
  adminPassword: ['ADMIN_PASSWORD', text.optional()],
  smtpUrl: ['SMTP_URL', smtpUrl.optional()],
  mail: ['MAIL', z.literal('outbox', { error: 'is outbox or not set.' }).optional()],
  mailFrom: ['MAIL_FROM', text.default('Vivaha Admin <no-reply@localhost>')],
  publicUrl: ['PUBLIC_URL', httpUrl.optional()],
  allowedOrigins: ['ALLOWED_ORIGINS', list.pipe(z.array(origin))],
  trustedProxies: ['TRUSTED_PROXIES', networks],
  mediaInS3: ['MEDIA_URL', s3Location.optional()],
  accessLog: ['ACCESS_LOG', zeroOrOne.optional()],
  logFormat: ['LOG_FORMAT', z.enum(['json', 'pretty'], { error: 'is json or pretty.' }).optional()],
  metricsPort: ['METRICS_PORT', wholeNumber(1, 65535).optional()],
  backupFolder: ['BACKUP_DIR', folder.optional()],
  backupInS3: ['BACKUP_URL', s3Location.optional()],
  backupKey: ['BACKUP_KEY', key.transform((digits) => Buffer.from(digits, 'hex')).optional()],
  backupEveryHours: ['BACKUP_EVERY', wholeNumber(1, 720).default(24)],
  backupsKept: ['BACKUP_KEEP', wholeNumber(1, 1000).default(14)],
  purgeAfterDays: ['PURGE_AFTER_DAYS', wholeNumber(0, 36_500).default(30)],
  journalDays: ['JOURNAL_DAYS', wholeNumber(366, 36_500).optional()],
  almanacPlace: ['ALMANAC_PLACE', text.max(100, { error: 'has at most 100 characters.' }).optional()],
  almanacSpelling: ['ALMANAC_SPELLING', choice(['pan-Indian', 'Kannada']).optional()],
  almanacLanguage: ['ALMANAC_LANGUAGE', choice(['Kannada', 'Hindi', 'English']).optional()],
  mode: ['NODE_ENV', text.optional()],
  demo: ['DEMO', zeroOrOne.optional()],
  members: ['--members', wholeNumber(1, 1_000_000).optional()],
} as const;

type Settings = typeof settings;
type Setting = keyof Settings;

const variables = z
  .object(
    Object.fromEntries(Object.entries(settings).map(([name, [, schema]]) => [name, schema])) as unknown as {
      [Name in Setting]: Settings[Name][1];
    },
  )
  .refine(({ adminEmail, adminPassword }) => (adminEmail === undefined) === (adminPassword === undefined), {
    error: 'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all.',
  })
  .refine(({ backupFolder, backupInS3 }) => backupFolder === undefined || backupInS3 === undefined, {
    error: 'BACKUP_DIR and BACKUP_URL: the backups go to one of them.',
  });

export type Environment = ReturnType<typeof readEnvironment>;

/** @param flags of the command line, which hold the number of demonstration members. */
export function readEnvironment(env: NodeJS.ProcessEnv, flags: { members?: string } = {}) {
  const valueOf = (variable: string) => (variable === '--members' ? flags.members : env[variable]);
  // Compose files and CI pass unset variables as empty strings.
  const given = Object.entries(settings).map(([name, [variable]]) => [name, valueOf(variable) || undefined]);
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  if (error) {
    const nameOf = (setting: PropertyKey | undefined) => setting && `${settings[setting as Setting][0]} `;
    throw new StartupError(
      error.issues.map(({ path: [name], message }) => `${nameOf(name) ?? ''}${message}`).join('\n'),
    );
  }
  const { adminEmail: email, adminPassword: password, port, mode, demo, members } = data;
  const host = ['0.0.0.0', '::'].includes(data.host) ? 'localhost' : data.host;
  const isProduction = mode === 'production';
  const isDemonstration = demo === '1' || members !== undefined;
  return {
    ...data,
    administrator: email !== undefined && password !== undefined ? { email, password } : undefined,
    publicUrl: (data.publicUrl ?? `http://${host}:${port}`).replace(/\/+$/, ''),
    almanac: { place: data.almanacPlace, spelling: data.almanacSpelling, language: data.almanacLanguage },
    mailStaysInOutbox: data.mail === 'outbox',
    logsAccess: (data.accessLog ?? (isProduction ? '1' : '0')) === '1',
    backupPlace: data.backupFolder ?? data.backupInS3,
    isProduction,
    isDemonstration,
    mayDemonstrate: isDemonstration || (!isProduction && demo !== '0'),
  };
}
