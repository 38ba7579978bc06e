/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const toInstant = (time: number) => new Date(time).toISOString();

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);
