/*
 * Makes so many entries of the journal, half of them readings, and prints how long its pages take, and moving the older half into files:
 *   npx tsx test/tools/journal.ts [entries]
 *   .ci/withPostgres npx tsx test/tools/journal.ts 2000000
 */
import { sql } from 'kysely';
import { gatherStatistics, isOnPostgres } from '../../server/db/engine';
import { continueNumbering } from '../../server/readings';
import { archiveJournal } from '../../server/privacy/archiveJournal';
import { openCompanion, type Companion } from '../support/companion';
import { makeFolder } from './hardening/target';

const [entries = 2_000_000] = process.argv.slice(2).map(Number);
const times = 9;
const day = 24 * 60 * 60 * 1000;
const days = 800;
const begun = Date.now() - days * day;
const timeOf = (id: number) => begun + Math.floor((id / entries) * days * day);
const actions = ['accept', 'reject', 'sign in', 'accept', 'block', 'sign out', 'accept', 'edit', 'sign in', 'delete'];
const atOnce = 20_000;

async function makeEntries({ db }: Companion): Promise<void> {
  const values = (rows: object[]) => {
    const json = JSON.stringify(rows);
    return isOnPostgres(db) ? sql`jsonb_array_elements(${json}::jsonb)` : sql`json_each(${json})`;
  };
  const fields = (names: string) =>
    sql.join(
      names.split(' ').map((name) => {
        const text = sql`value ->> ${sql.lit(name)}`;
        return ['id', 'reader', 'subject', 'ms', 'rows'].includes(name) ? sql`cast(${text} as bigint)` : text;
      }),
    );
  const names = values(
    Array.from({ length: 20 }, (_, index) => ({ reader: index + 1, email: `a${index}@example.org` })),
  );
  await sql`insert into readers (reader_id, administrator_id, administrator, address)
    select ${fields('reader')}, 1, ${fields('email')}, '127.0.0.1' from ${names} as given`.execute(db);
  const members = values(
    Array.from({ length: 50_000 }, (_, index) => ({ subject: index + 1, name: `member-${index}` })),
  );
  await sql`insert into read_subjects (subject_id, kind, name)
    select ${fields('subject')}, 'member', ${fields('name')} from ${members} as given`.execute(db);
  for (let from = 1; from <= entries; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, entries - from + 1) }, (_, index) => {
      const id = from + index;
      const who = (id * 7919) % 20;
      const member = `member-${(id * 104_729) % 50_000}`;
      const action = actions[(id >> 1) % actions.length];
      const at = timeOf(id);
      return {
        id,
        at: new Date(at).toISOString(),
        ms: at,
        email: `a${who}@example.org`,
        reader: who + 1,
        action,
        member,
        subject: (id % 50_000) + 1,
      };
    });
    const [written, read] = [0, 1].map((part) => values(rows.filter(({ id }) => id % 2 === part)));
    await sql`insert into audit_log (id, at, administrator_id, administrator, action, subject, subject_id, after, address)
      ${isOnPostgres(db) ? sql`overriding system value` : sql``}
      select ${fields('id at')}, 1, ${fields('email action')}, 'member', ${fields('member')}, '{"status":"approved"}', '127.0.0.1'
      from ${written} as given`.execute(db);
    await sql`insert into readings (id, at, reader_id, subject_id)
      select ${fields('id ms reader subject')} from ${read} as given`.execute(db);
  }
  await continueNumbering(db);
  if (isOnPostgres(db)) await sql`vacuum analyze`.execute(db);
  else await db.transaction().execute(gatherStatistics);
}

const shown = ['view', 'read list', 'sign in', 'sign out', 'fail to sign in', 'confirm'].map(
  (each) => `except=${each}`,
);
const month = `from=${new Date(timeOf(entries / 2)).toISOString()}&to=${new Date(timeOf(entries / 2) + 30 * day).toISOString()}`;
const questions: Record<string, string> = {
  'as Activity asks': shown.join('&'),
  'as Activity asks, page 100': `${shown.join('&')}&page=100`,
  'as Activity asks, a month': `${shown.join('&')}&${month}`,
  Everything: '',
  'Everything, page 1000': 'page=1000',
  deletions: 'action=delete',
  views: 'action=view',
  'one administrator': 'administrator=a7@example.org',
  'one administrator, deletions': 'administrator=a7@example.org&action=delete',
  'one member': 'member=member-77',
  'everything of a month': month,
  'for a file, early': 'limit=1000',
  'for a file, the middle': `limit=1000&before=${Math.floor(entries / 2)}`,
};

async function run(): Promise<void> {
  const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
  const companion = await openCompanion({ engine, onDisk: true });
  const folder = makeFolder('journal');
  try {
    await makeEntries(companion);
    for (const [words, query] of Object.entries(questions)) {
      const spent: number[] = [];
      let size = '';
      while (spent.length < times) {
        const start = performance.now();
        const { body } = await companion.call<{ size: number; at_least?: true }>('GET', `/admins/journal?${query}`);
        spent.push(performance.now() - start);
        size = `${body.size}${body.at_least ? '+' : ''}`;
      }
      spent.sort((one, other) => one - other);
      console.log(`${(spent[times >> 1] ?? NaN).toFixed(1).padStart(8)} ms ${size.padStart(9)}  ${words}`);
    }
    const start = performance.now();
    const moved = await archiveJournal(companion.db, folder, days / 2, new Date());
    const seconds = (performance.now() - start) / 1000;
    console.log(`${moved} entries are moved into files in ${seconds.toFixed(1)} s`);
  } finally {
    await companion.close();
  }
}

void run();
