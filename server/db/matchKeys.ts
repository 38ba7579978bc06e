import { sql } from 'kysely';
import { shortestPhone } from '../contract/limits';

/** As SQL that both databases can index. Whoever changes it adds a migration that makes the indexes anew. */
const separators = ' +-()./\t\u00a0\u2011\u2013';
const digits = '0123456789';

/** The digits without the 0 or 91 of India before them; null for too few digits, and for what is no number. */
export function phoneKey(isPostgres: boolean, phone = 'phone'): string {
  const bare = isPostgres
    ? `translate(${phone}, '${separators}', '')`
    : [...separators].reduce((text, separator) => `replace(${text}, '${separator}', '')`, phone);
  const number = `ltrim(${bare}, '0')`;
  return `(case
    when length(${number}) < ${shortestPhone} or trim(${number}, '${digits}') <> '' then null
    when length(${number}) = 12 and substr(${number}, 1, 2) = '91' then substr(${number}, 3)
    when length(${number}) = 13 and substr(${number}, 1, 3) = '910' then substr(${number}, 4)
    else ${number} end)`;
}

const withTags = [
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'fastmail.com',
  'proton.me',
  'protonmail.com',
];

/** The address in lower case, without what its provider ignores: '+…', and for Gmail the dots; null for what is no address. */
export function emailKey(isPostgres: boolean, email = 'email'): string {
  const position = (text: string, sign: string) => `${isPostgres ? 'strpos' : 'instr'}(${text}, '${sign}')`;
  const address = `lower(trim(${email}))`;
  const provider = `substr(${address}, ${position(address, '@')} + 1)`;
  const account = `substr(${address}, 1, ${position(`${address} || '@'`, '@')} - 1)`;
  const mailbox = `substr(${account}, 1, ${position(`${account} || '+'`, '+')} - 1)`;
  return `(case
    when ${position(address, '@')} < 2 then null
    when ${provider} in ('gmail.com', 'googlemail.com') then replace(${mailbox}, '.', '') || '@gmail.com'
    when ${provider} in (${withTags.map((name) => `'${name}'`).join(', ')}) then ${mailbox} || '@' || ${provider}
    else ${address} end)`;
}

/** Both of a row of `members`. */
export const contactKeys = (isPostgres: boolean) => [
  sql<string | null>`${sql.raw(phoneKey(isPostgres))}`.as('phone'),
  sql<string | null>`${sql.raw(emailKey(isPostgres))}`.as('email'),
];

/** The worst first, as a number that the indexes order by: behind who was removed for good. */
export const severity = (table = '') => `(case when ${table}deleted_at is not null then 3
  when ${table}status = 'blocked' then 1 when ${table}status = 'rejected' then 2
  when ${table}status = 'pending' then 4 else 5 end)`;
