import * as v from 'valibot';

/** Bytes of JSON. */
const mostPreferences = 64 * 1024;

const size = (kept: unknown) => new TextEncoder().encode(JSON.stringify(kept)).length;

/** What a console keeps for its administrator: a JSON object whose fields it chooses. */
const preferences = v.record(v.string(), v.unknown());

export const showsPreferences = {
  summary: 'Show preferences',
  reply: { preferences: v.nullable(preferences) },
  done: 'Your preferences are found.',
};

export const keepsPreferences = {
  summary: 'Keep preferences',
  json: v.object({
    preferences: v.pipe(
      preferences,
      v.check((kept) => size(kept) <= mostPreferences, 'may hold 64 kB at most'),
    ),
  }),
  done: 'Your preferences are kept.',
};
