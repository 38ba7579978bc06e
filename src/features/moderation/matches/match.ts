import * as v from 'valibot';
import { id, rowFrom, text } from '@/shared/api/page';
import { moment } from '@/shared/dates';

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

export const matchRow = rowFrom({
  id: ['interest_id', id],
  requestBy: ['request_by', side],
  acceptedBy: ['accepted_by', side],
  sentOn: ['sent_on', moment],
  acceptedOn: ['accepted_on', moment],
});

export type Match = v.InferOutput<typeof matchRow>;
