import type * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';

/** Which part of the members a list shows. `accepted` are the approved and the blocked ones. */
export type MemberGroup = 'pending' | 'accepted' | 'rejected';

/** `status` may be a word that the contract does not know; `mediaUrl` makes an address of `picture`. */
export const memberRow = rowFrom({
  id: ['user_id', id],
  name: ['username', text],
  email: ['email', text],
  phone: ['phone', text],
  status: ['status', text],
  picture: ['profile_link', text],
  /** The sign-up date, beyond the contract: others than the companion API need not send it. Parsed where it is shown: this must not load dayjs. */
  joined: ['created_at', text],
});

export type Member = v.InferOutput<typeof memberRow>;
