import path from 'node:path';
import { StartupError, type Environment } from '../environment';

/** What a server in production lacks, as sentences for its log. Without any way for mail it does not start. */
export function productionWarnings(environment: Environment): string[] {
  const { isProduction, isDemonstration, smtpUrl, mailFrom, publicUrl, trustedProxies } = environment;
  if (!isProduction || isDemonstration) return [];
  const { backupLocation, backupFolder, backupKey, backupsAreReadable, dataFolder } = environment;
  if (backupLocation !== undefined && !backupKey && !backupsAreReadable)
    throw new StartupError(
      'BACKUP_KEY is missing: set it (openssl rand -hex 32), or BACKUP_KEY=none for backups that anybody can read.',
    );
  const noMail = mailProblem(environment);
  if (noMail) throw new StartupError(noMail);
  const warnings: [boolean, string][] = [
    [!smtpUrl, 'Mails stay in DATA_DIR/outbox: nobody gets a reset link unless somebody looks there.'],
    [
      smtpUrl !== undefined && !isSafeOnItsWay(smtpUrl),
      'SMTP_URL does not insist on TLS: use smtps: or ?requireTLS=true.',
    ],
    [smtpUrl !== undefined && mailFrom.includes('@localhost'), 'MAIL_FROM is at localhost: mail servers refuse that.'],
    [backupLocation === undefined, 'No backup is made: set BACKUP_DIR or BACKUP_URL.'],
    [
      backupFolder !== undefined && !path.relative(dataFolder, backupFolder).startsWith('..'),
      'BACKUP_DIR is in DATA_DIR: whatever destroys the data destroys its backups.',
    ],
    [!publicUrl.startsWith('https:'), 'PUBLIC_URL is not https: passwords and links can be read on their way.'],
    [trustedProxies.rules.length === 0, 'TRUSTED_PROXIES is missing: all who come by a proxy count as one caller.'],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}

export const mailProblem = ({ isProduction, isDemonstration, smtpUrl, mailStaysInOutbox }: Environment) =>
  isProduction &&
  !isDemonstration &&
  !smtpUrl &&
  !mailStaysInOutbox &&
  'SMTP_URL is missing: set it for mails with reset links, or MAIL_DELIVERY=outbox to leave them in DATA_DIR/outbox.';

function isSafeOnItsWay(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isOnThisMachine = /^(localhost|127\..*|\[::1\])$/.test(hostname);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isOnThisMachine;
}
