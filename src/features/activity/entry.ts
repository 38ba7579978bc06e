import * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';
import { timestampSchema } from '@/shared/dates';

const facts = v.fallback(v.record(v.string(), text), {});

/** `before` and `after` hold the changed fields under their wire names. */
export const entryRow = rowFrom({
  id: ['id', id],
  at: ['at', timestampSchema],
  administrator: ['administrator', text],
  action: ['action', text],
  subject: ['subject', text],
  subjectId: ['subject_id', text],
  subjectName: ['subject_name', text],
  before: ['before', facts],
  after: ['after', facts],
  address: ['address', text],
});

export type Entry = v.InferOutput<typeof entryRow>;
