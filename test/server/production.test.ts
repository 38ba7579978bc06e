import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, StartupError } from '../../server/environment';
import { productionWarnings } from '../../server/operation/productionChecks';
import { aFolder } from '../support/folders';

const complete = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Vivaha <no-reply@example.org>',
  PUBLIC_URL: 'https://console.example.org',
  TRUSTED_PROXIES: '10.0.0.7',
  BACKUP_DIR: 'backups',
  BACKUP_KEY: 'ab'.repeat(32),
};
const warningsOf = (variables: Record<string, string>) =>
  productionWarnings(readEnvironment({ ...complete, ...variables }));

it('starts without a word when it has everything', () => {
  expect(warningsOf({})).toEqual([]);
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(warningsOf({ SMTP_URL: `smtp://${host}:25?ignoreTLS=true` })).toEqual([]);
});

it('does not start without mail, unless it is told that mails stay', () => {
  expect(() => warningsOf({ SMTP_URL: '' })).toThrow(StartupError);
  expect(() => warningsOf({ SMTP_URL: '' })).toThrow(/SMTP_URL.*MAIL_DELIVERY=outbox/);
  // The mailbox of whoever is logged in.
  expect(() => warningsOf({ SMTP_URL: '', MAIL: '/var/mail/root' })).toThrow(/SMTP_URL/);
  for (const name of ['MAIL_DELIVERY', 'MAIL'])
    expect(warningsOf({ SMTP_URL: '', [name]: 'outbox' })).toEqual([expect.stringContaining('outbox')]);
});

it.each([
  [{ PUBLIC_URL: 'http://console.example.org' }, 'PUBLIC_URL'],
  [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://localhost.example.org' }, 'SMTP_URL'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ BACKUP_DIR: 'data/backups' }, 'BACKUP_DIR is in DATA_DIR'],
  [{ BACKUP_DIR: '', BACKUP_KEY: '' }, 'No backup is made: set BACKUP_DIR'],
])('warns with %o about %s', (variables, name) => {
  expect(warningsOf(variables)).toEqual([expect.stringMatching(new RegExp(`^${name}\\b`))]);
});

it('does not start with backups that anybody can read, unless it is told so', () => {
  expect(() => warningsOf({ BACKUP_KEY: '' })).toThrow(/BACKUP_KEY.*BACKUP_KEY=none/);
  expect(warningsOf({ BACKUP_KEY: 'none' })).toEqual([]);
});

it('takes secrets from files as well, and says which it cannot read', () => {
  const folder = aFolder();
  const file = path.join(folder, 'smtp');
  writeFileSync(file, 'smtps://asha:secret@mail.example.org\n');
  const { smtpUrl } = readEnvironment({ ...complete, SMTP_URL: '', SMTP_URL_FILE: file });
  expect(smtpUrl).toBe('smtps://asha:secret@mail.example.org');
  expect(() => readEnvironment({ BACKUP_KEY_FILE: path.join(folder, 'none') })).toThrow('BACKUP_KEY_FILE');
  writeFileSync(file, '\n');
  expect(() => readEnvironment({ FACTOR_KEY_FILE: file })).toThrow('FACTOR_KEY_FILE is empty.');
});

it('asks nothing of a demonstration, nor of a server on a desk', () => {
  expect(productionWarnings(readEnvironment({ NODE_ENV: 'production', DEMO: '1' }))).toEqual([]);
  expect(productionWarnings(readEnvironment({}))).toEqual([]);
});
