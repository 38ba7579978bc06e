import * as v from 'valibot';
import { isBlank } from './text';

/** Any text that both databases can hold: PostgreSQL refuses a NUL. */
export const plainText = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0'), 'holds a character that cannot be kept'),
);

export const filledText = (max: number) =>
  v.pipe(
    plainText,
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.check((text) => !isBlank(text), 'is missing'),
  );

/** Hashing a text takes longer the longer it is. */
const maxTypedLength = 1000;

export const typedPassword = v.pipe(v.string(), v.maxLength(maxTypedLength));

export const memberId = v.pipe(plainText, v.minLength(1), v.maxLength(100));

export const count = v.pipe(v.number(), v.integer());
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const picture = v.nullable(v.string());

export const person = {
  user_id: v.string(),
  username: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
};

/** A field that a query may hold several times. */
export const oneOrMore = <Field extends v.GenericSchema>(field: Field, most: number, tooMany?: string) =>
  v.union([
    v.pipe(
      field,
      v.transform((one) => [one]),
    ),
    v.pipe(v.array(field), v.maxLength(most, tooMany)),
  ]);

export const searchText = v.pipe(plainText, v.maxLength(200));

const noWholeNumber = 'must be a whole number';

export const numberInPath = v.pipe(v.string(), v.regex(/^\d{1,9}$/, noWholeNumber), v.transform(Number));

/** A number that counts from zero, in a query; however large, it stays one that the databases accept. */
export const countInQuery = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, noWholeNumber),
  v.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
);

export const pageInQuery = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,13}$/, 'must be a whole number from 1'),
  v.transform(Number),
);

const mostRows = 1000;
export const limitInQuery = v.pipe(
  countInQuery,
  v.check((rows) => rows >= 1 && rows <= mostRows, `must be a number from 1 to ${mostRows}`),
);

export const ownToken = v.pipe(v.string(), v.maxLength(200));

// The pattern of a date lets the 30th of February through.
const isCalendarDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));

export const calendarDay = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'must be a day like 2026-11-26'));

export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(emailPattern, 'Enter an e-mail like name@example.org.'),
);

/** A phone number as people and programs write it, kept as E.164 digits without the plus sign. */
export const phoneDigits = v.pipe(
  v.string(),
  v.transform((number) => number.replace(/[\s().+-]/g, '')),
  v.minLength(1),
  v.regex(/^[1-9]\d{7,14}$/, 'Mobile is not a phone number with its country code.'),
);
