import { displayDateTime } from '@/shared/format/dates';
import { useNow } from '@/shared/hooks/useNow';

// Not 'yesterday', which the 47 hours of '1 day ago' may not be.
const relative = new Intl.RelativeTimeFormat();

const minute = 60_000;
const day = 1_440 * minute;
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** '3 days ago'. The clocks of server and browser may differ by a few minutes. */
function displayAge(time: number, now: number): string {
  const age = now - time;
  if (age < -5 * minute) return displayDateTime(time);
  const unit = units.find(([, length]) => age >= length);
  return unit ? relative.format(-Math.floor(age / unit[1]), unit[0]) : 'just now';
}

export const Age = ({ time }: { time: number }) => displayAge(time, useNow());

export function Since({ time }: { time: number | null }) {
  if (time === null) return null;
  return (
    <time className="list-note" dateTime={new Date(time).toISOString()} title={displayDateTime(time)}>
      <Age time={time} />
    </time>
  );
}
