import * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';

export type MatchSide = { id: string; name: string; email: string; picture: string };

const nobody: MatchSide = { id: '', name: '', email: '', picture: '' };

const side = v.fallback(
  v.pipe(
    rowFrom({
      id: ['user_id', v.fallback(id, '')],
      name: ['username', text],
      email: ['email', text],
      link: ['profile_link', text],
      image: ['profile_image', text],
    }),
    // Some servers name the picture `profile_image`.
    v.transform(({ link, image, ...row }): MatchSide => ({ ...row, picture: link || image })),
  ),
  nobody,
);

/** The dates are not parsed here, since this file must not load dayjs. */
export const matchRow = rowFrom({
  id: ['interest_id', id],
  requestBy: ['request_by', side],
  acceptedBy: ['accepted_by', side],
  sentOn: ['sent_on', text],
  acceptedOn: ['accepted_on', text],
});

export type Match = v.InferOutput<typeof matchRow>;
