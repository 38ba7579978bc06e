import * as v from 'valibot';
import { id, text } from '@/shared/api/page';

/** A member who blocked other members. */
export type Blocker = { id: string; name: string; blockedIds: string[] };

/** The ids that are readable, each once. */
const ids = v.pipe(
  v.array(v.fallback(id, '')),
  v.transform((given) => [...new Set(given)].filter((one) => one !== '')),
);

export const blockerRow = v.pipe(
  v.object({
    user_id: id,
    username: text,
    blocked_users: v.fallback(ids, []),
  }),
  v.transform((row): Blocker => ({ id: row.user_id, name: row.username, blockedIds: row.blocked_users })),
);
