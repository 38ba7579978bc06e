import * as v from 'valibot';
import { count, countInQuery, filledText, instant, limitInQuery, memberId, oneOrMore, pageInQuery } from './fields';
import { rowsPerPage } from './limits';

/** Of PostgreSQL. */
const largestInteger = 2 ** 31 - 1;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
export const time = v.pipe(
  instant,
  v.check(isTime, 'is not valid'),
  v.transform((text) => new Date(text).toISOString()),
);
const actions = oneOrMore(filledText(50), 20);

const text = v.nullable(v.string());
const facts = v.nullable(v.record(v.string(), v.unknown()));
const listed = v.strictObject({
  id: count,
  at: instant,
  administrator: text,
  action: v.string(),
  subject: v.string(),
  subject_id: text,
  subject_name: text,
  before: facts,
  after: facts,
  address: text,
});
export type JournalRow = v.InferInput<typeof listed>;

const readingDay = v.strictObject({
  day: v.string(),
  administrator: v.string(),
  rows: count,
  profiles: count,
  exports: count,
});
export type ReadingDay = v.InferInput<typeof readingDay>;

export const notesExport = {
  summary: 'Note an export',
  json: v.object({ list: filledText(60), rows: v.pipe(count, v.minValue(0), v.maxValue(largestInteger)) }),
  refuses: [429],
  done: 'The export is noted.',
};

export const listsJournal = {
  summary: 'List the journal',
  query: v.object({
    page: v.optional(pageInQuery, '1'),
    limit: v.optional(limitInQuery, String(rowsPerPage)),
    administrator: v.optional(filledText(254)),
    member: v.optional(memberId),
    action: v.optional(actions),
    except: v.optional(actions),
    /** Minutes by which the caller's days begin before those of UTC: asks for the summary. */
    summary: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,3}$/, 'must be a number of minutes'), v.transform(Number))),
    from: v.optional(time),
    to: v.optional(time),
    /** An id: what is older alone, so that the next page needs no counting. */
    before: v.optional(
      v.pipe(
        countInQuery,
        v.transform((id) => Math.min(id, largestInteger)),
      ),
    ),
  }),
  reply: {
    data: v.array(listed),
    size: count,
    /** There are more than `size` says. */
    at_least: v.optional(v.literal(true)),
    administrators: v.array(v.string()),
    summary: v.optional(v.array(readingDay)),
  },
  done: 'The journal is listed.',
};
