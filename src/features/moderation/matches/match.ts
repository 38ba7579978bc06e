import * as v from 'valibot';
import { id, text } from '@/shared/api/page';

/** One of the two members of a match; what the server left out is empty. */
export type MatchSide = { id: string; name: string; email: string; picture: string };

/** An interest that was accepted. */
export type Match = {
  id: string;
  requestBy: MatchSide;
  acceptedBy: MatchSide;
  /** Both as the server says them: only the screen reads dates, so only its code knows how. */
  sentOn: string;
  acceptedOn: string;
};

const nobody: MatchSide = { id: '', name: '', email: '', picture: '' };

const side = v.fallback(
  v.pipe(
    // Some servers name the picture `profile_image`.
    v.object({ user_id: v.fallback(id, ''), username: text, email: text, profile_link: text, profile_image: text }),
    v.transform((row): MatchSide => ({
      id: row.user_id,
      name: row.username,
      email: row.email,
      picture: row.profile_link || row.profile_image,
    })),
  ),
  nobody,
);

export const matchRow = v.pipe(
  v.object({
    interest_id: id,
    request_by: side,
    accepted_by: side,
    sent_on: text,
    accepted_on: text,
  }),
  v.transform((row): Match => ({
    id: row.interest_id,
    requestBy: row.request_by,
    acceptedBy: row.accepted_by,
    sentOn: row.sent_on,
    acceptedOn: row.accepted_on,
  })),
);
