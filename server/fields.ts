import { z } from 'zod';
import { isBlank } from './text';

/** Any text that both databases can hold: PostgreSQL refuses a NUL. */
const plainText = z
  .string()
  .refine((text) => !text.includes('\0'), { params: { problem: 'holds a character that cannot be kept' } });

export const filledText = (max: number) =>
  plainText
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !isBlank(text), { params: { problem: 'is missing' } });

export const memberId = plainText.min(1).max(100);

export const person = {
  user_id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
};
export const picture = z.string().nullable();

export const searchText = plainText.max(200);

export const numberInPath = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A number that counts from zero, in a query; however large, it stays one that the databases accept. */
export const countInQuery = z
  .string()
  .regex(/^\d{1,20}$/)
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER));

export const pageInQuery = z
  .string()
  .regex(/^[1-9]\d{0,13}$/)
  .transform(Number);

export const ownToken = z.string().max(200);

export const calendarDay = z.iso.date();

export const emailAddress = z.string().trim().max(254).pipe(z.email());

/** A phone number as people and programs write it, kept as E.164 digits without the plus sign. */
export const phoneDigits = z
  .string()
  .transform((number) => number.replace(/[\s().+-]/g, ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(/^[1-9]\d{7,14}$/, { error: 'Mobile is not a phone number with its country code.' }),
  );
