import type * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';

/** `accepted` are the approved and the blocked ones. */
export type MemberGroup = 'pending' | 'accepted' | 'rejected';

/** `status` may be a word outside the contract; `picture` is a path for `mediaUrl`. */
export const memberRow = rowFrom({
  id: ['user_id', id],
  name: ['username', text],
  email: ['email', text],
  phone: ['phone', text],
  status: ['status', text],
  picture: ['profile_link', text],
  /** Not in the contract, so it may be missing. Parsed where it is shown: this file must not load dayjs. */
  joined: ['created_at', text],
});

export type Member = v.InferOutput<typeof memberRow>;
