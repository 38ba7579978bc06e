import type { Instant } from '../db/schema';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const toInstant = (time: number): Instant => new Date(time).toISOString();

/** The calendar day in India at that time, 'YYYY-MM-DD'; India has one time zone and no summer time. */
export const indianDay = (time: number): string => toInstant(time + 5.5 * hour).slice(0, 10);
