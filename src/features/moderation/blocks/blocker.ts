import * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';

const ids = v.pipe(
  v.array(v.fallback(id, '')),
  v.transform((given) => [...new Set(given)].filter((one) => one !== '')),
);

export const blockerRow = rowFrom({
  id: ['user_id', id],
  name: ['username', text],
  blockedIds: ['blocked_users', v.fallback(ids, [])],
});

export type Blocker = v.InferOutput<typeof blockerRow>;
