import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { emailPattern } from './contract/fields';
import { findAddressProblem } from './db/postgresAddress';
import { readS3Location } from './storage/s3Location';
import { readNetworks } from './security/callerAddress';
import { readClamd } from './security/virusScan';

/** A misconfiguration: the program ends and prints the message without a stack trace. */
export class StartupError extends Error {}

const text = v.string();

const wholeNumber = (lowest: number, highest: number) => {
  const error = `must be a whole number from ${lowest} to ${highest}.`;
  return v.pipe(text, v.transform(Number), v.integer(error), v.minValue(lowest, error), v.maxValue(highest, error));
};

const origin = v.pipe(
  text,
  v.check(
    (entry) => URL.canParse(entry) && new URL(entry).origin === entry,
    'takes origins such as https://console.example.org, without a path or a slash at the end.',
  ),
);

const list = v.pipe(
  v.optional(text, ''),
  v.transform((entries) => entries.split(/[\s,]+/).filter((entry) => entry !== '')),
);

/** What `read` makes of a value; undefined is refused. */
const readBy = <Value, Read>(read: (value: Value) => Read | undefined, error: string) =>
  v.rawTransform<Value, Read>(({ dataset, addIssue, NEVER }) => {
    const result = read(dataset.value);
    if (result !== undefined) return result;
    addIssue({ message: error });
    return NEVER;
  });

const s3Location = v.pipe(
  text,
  readBy(readS3Location, 'must be s3://bucket/prefix?endpoint=…&region=…, without keys in it.'),
);
const networks = v.pipe(list, readBy(readNetworks, 'takes addresses and networks such as 10.0.0.7 or 10.0.0.0/8.'));
const folder = v.pipe(
  text,
  v.transform((name) => path.resolve(name)),
);
const matching = (pattern: RegExp, error: string) => v.pipe(text, v.regex(pattern, error));
const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
const httpUrl = v.pipe(text, v.check(isHttp, 'must be an http or https address.'));
const postgresUrl = (isWritten: boolean) =>
  v.pipe(
    text,
    v.check(
      (address) => findAddressProblem(address, isWritten) === undefined,
      ({ input }) => findAddressProblem(input, isWritten) ?? '',
    ),
  );
const smtpUrl = matching(/^smtps?:\/\//, 'must begin with smtp:// or smtps://.');
const key = v.pipe(
  matching(/^[\da-f]{64}$/i, 'is 64 hexadecimal digits: openssl rand -hex 32.'),
  v.transform((digits) => Buffer.from(digits, 'hex')),
);
const choice = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `is ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`);

const clamd = v.pipe(text, readBy(readClamd, 'must be tcp://host:3310 or unix:/path/of/the/socket.'));
const contact = v.pipe(
  text,
  v.transform((entry) => (emailPattern.test(entry) ? `mailto:${entry}` : entry)),
  v.regex(/^(mailto|https):[!-~]+$/, 'is an e-mail address, or a page that begins with https://.'),
);

const limit = wholeNumber(0, 1_000_000_000);
const ageInDays = v.optional(wholeNumber(365, 36_500));

const settings = {
  port: ['PORT', v.optional(wholeNumber(1, 65535), '4173')],
  host: ['HOST', v.optional(text, '127.0.0.1')],
  dataFolder: ['DATA_DIR', v.optional(folder, 'data')],
  databaseUrl: ['DATABASE_URL', v.optional(postgresUrl(true))],
  readUrl: ['DATABASE_READ_URL', v.optional(postgresUrl(false))],
  adminEmail: ['ADMIN_EMAIL', v.optional(matching(emailPattern, 'must be an e-mail address.'))],
  adminPassword: ['ADMIN_PASSWORD', v.optional(text)],
  smtpUrl: ['SMTP_URL', v.optional(smtpUrl)],
  mailDelivery: ['MAIL_DELIVERY', v.optional(v.literal('outbox', 'is outbox or not set.'))],
  mailFrom: ['MAIL_FROM', v.optional(text, 'Vivaha Admin <no-reply@localhost>')],
  publicUrl: ['PUBLIC_URL', v.optional(httpUrl)],
  allowedOrigins: ['ALLOWED_ORIGINS', v.pipe(list, v.array(origin))],
  trustedProxies: ['TRUSTED_PROXIES', networks],
  mediaInS3: ['MEDIA_URL', v.optional(s3Location)],
  clamd: ['CLAMD_URL', v.optional(clamd)],
  accessLog: ['ACCESS_LOG', v.optional(choice(['0', '1']))],
  logFormat: ['LOG_FORMAT', v.optional(choice(['json', 'pretty']))],
  metricsPort: ['METRICS_PORT', v.optional(wholeNumber(1, 65535))],
  backupFolder: ['BACKUP_DIR', v.optional(folder)],
  backupInS3: ['BACKUP_URL', v.optional(s3Location)],
  backupKey: [
    'BACKUP_KEY',
    v.optional(v.union([v.literal('none'), key], 'is 64 hexadecimal digits: openssl rand -hex 32, or none.')),
  ],
  backupEveryHours: ['BACKUP_EVERY', v.optional(wholeNumber(1, 720), '24')],
  backupsKept: ['BACKUP_KEEP', v.optional(wholeNumber(1, 1000), '14')],
  recognitionKey: ['RECOGNITION_KEY', v.optional(key)],
  factorKey: ['FACTOR_KEY', v.optional(key)],
  requireSecondFactor: ['REQUIRE_SECOND_FACTOR', v.optional(choice(['0', '1']))],
  idleMinutes: ['IDLE_MINUTES', v.optional(wholeNumber(5, 1440))],
  purgeAfterDays: ['PURGE_AFTER_DAYS', v.optional(wholeNumber(0, 36_500), '365')],
  deletedShownDays: ['DELETED_SHOWN_DAYS', v.optional(wholeNumber(0, 36_500), '30')],
  rejectedDays: ['REJECTED_DAYS', ageInDays],
  unansweredDays: ['UNANSWERED_DAYS', ageInDays],
  paymentDays: ['PAYMENT_DAYS', ageInDays],
  journalDays: ['JOURNAL_DAYS', v.optional(wholeNumber(366, 36_500))],
  rowsPerDay: ['LIMIT_ROWS_PER_DAY', v.optional(limit, '20000')],
  profilesPerDay: ['LIMIT_PROFILES_PER_DAY', v.optional(limit, '1500')],
  exportsPerDay: ['LIMIT_EXPORTS_PER_DAY', v.optional(limit, '50')],
  deletionsPerHour: ['LIMIT_DELETIONS_PER_HOUR', v.optional(limit, '30')],
  almanacPlace: ['ALMANAC_PLACE', v.optional(v.pipe(text, v.maxLength(100, 'has at most 100 characters.')))],
  almanacSpelling: ['ALMANAC_SPELLING', v.optional(choice(['pan-Indian', 'Kannada']))],
  almanacLanguage: ['ALMANAC_LANGUAGE', v.optional(choice(['Kannada', 'Hindi', 'English']))],
  securityContact: ['SECURITY_CONTACT', v.optional(contact)],
  mode: ['NODE_ENV', v.optional(text)],
  demo: ['DEMO', v.optional(choice(['0', '1']))],
  members: ['--members', v.optional(wholeNumber(1, 10_000_000))],
} as const;

type Settings = typeof settings;
type Setting = keyof Settings;

const variables = v.pipe(
  v.object(
    Object.fromEntries(Object.entries(settings).map(([name, [, schema]]) => [name, schema])) as unknown as {
      [Name in Setting]: Settings[Name][1];
    },
  ),
  v.check(
    ({ adminEmail, adminPassword }) => (adminEmail === undefined) === (adminPassword === undefined),
    'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all.',
  ),
  v.check(
    ({ databaseUrl, readUrl }) => databaseUrl !== undefined || readUrl === undefined,
    'DATABASE_READ_URL is a standby of DATABASE_URL, which is not set.',
  ),
  v.check(
    ({ backupFolder, backupInS3 }) => backupFolder === undefined || backupInS3 === undefined,
    'BACKUP_DIR and BACKUP_URL: the backups go to one of them.',
  ),
);

/** Containers get secrets as files: each may stand in the file that `…_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'BACKUP_KEY',
  'RECOGNITION_KEY',
  'FACTOR_KEY',
];

function secretInFile(variable: string, file: string | undefined): string | undefined {
  if (!file || !secrets.includes(variable)) return undefined;
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartupError(`${variable}_FILE cannot be read.`);
  }
  // Whoever names a file does not mean to go without.
  if (secret === '') throw new StartupError(`${variable}_FILE is empty.`);
  return secret;
}

export type Environment = ReturnType<typeof readEnvironment>;

/** @param flags of the command line, which hold the number of demonstration members. */
export function readEnvironment(env: NodeJS.ProcessEnv, flags: { members?: string } = {}) {
  const valueOf = (variable: string) =>
    variable === '--members' ? flags.members : env[variable] || secretInFile(variable, env[`${variable}_FILE`]);
  // Compose files and CI pass unset variables as empty strings.
  const given = Object.entries(settings).map(([name, [variable]]) => [name, valueOf(variable) || undefined]);
  const { success, output: data, issues } = v.safeParse(variables, Object.fromEntries(given), { abortPipeEarly: true });
  if (!success) {
    const nameOf = (issue: v.BaseIssue<unknown>) => issue.path && `${settings[issue.path[0].key as Setting][0]} `;
    throw new StartupError(issues.map((issue) => `${nameOf(issue) ?? ''}${issue.message}`).join('\n'));
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
    limits: {
      rows: data.rowsPerDay,
      profiles: data.profilesPerDay,
      exports: data.exportsPerDay,
      deletions: data.deletionsPerHour,
    },
    // Earlier releases called it MAIL, in which Unix keeps the mailbox of whoever is logged in.
    mailStaysInOutbox: data.mailDelivery === 'outbox' || env.MAIL === 'outbox',
    logsAccess: (data.accessLog ?? (isProduction ? '1' : '0')) === '1',
    backupKey: data.backupKey === 'none' ? undefined : data.backupKey,
    backupsAreReadable: data.backupKey === 'none',
    requiresSecondFactor: data.requireSecondFactor === '1',
    backupLocation: data.backupFolder ?? data.backupInS3,
    isProduction,
    isDemonstration,
    mayDemonstrate: isDemonstration || (!isProduction && demo !== '0'),
  };
}
