import * as v from 'valibot';
import { instant } from './fields';

const session = v.strictObject({
  id: v.string(),
  /** Null for one of an earlier release. */
  device: v.nullable(v.string()),
  address: v.nullable(v.string()),
  created_at: instant,
  last_used_at: instant,
  is_current: v.boolean(),
});

export const listsSessions = {
  summary: 'List sessions',
  reply: { data: v.array(session) },
  done: 'Your sessions are listed.',
};

export const endsSession = {
  summary: 'End a session',
  query: v.object({ session_id: v.pipe(v.string(), v.maxLength(100)) }),
  done: 'The session has ended.',
};

export const endsOtherSessions = { summary: 'End the other sessions', done: 'Your other sessions have ended.' };
