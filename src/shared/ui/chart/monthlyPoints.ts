import type { palettes } from '@/shared/preferences/palettes';

/** A canvas cannot read custom properties, so `color` names one of the palettes. A count of null is a gap. */
export type Series = {
  name: string;
  color: keyof (typeof palettes)['light'];
  counts: readonly (number | null)[];
};

/** Placed by the index of its month: labels may repeat. */
export type Point = { index: string; name: string; part: string; isSoFar: boolean; count: number | null };

export const soFar = ', so far';

/** The line to an ongoing month is a series of its own, which starts where the other ends. */
export function pointsOf({ name, counts }: Series, months: readonly string[], isOngoing: boolean): Point[] {
  const points = months.map((_month, index) => ({
    index: String(index),
    name,
    part: name,
    isSoFar: false,
    count: counts[index] ?? null,
  }));
  if (!isOngoing || months.length === 1) return points;
  const dashed = points.slice(-2).map((point) => ({ ...point, part: name + soFar, isSoFar: true }));
  return [...points.slice(0, -1), ...dashed];
}

const letters = new Intl.Segmenter();

export function axisLabel(month: string, room: number) {
  const all = Array.from(letters.segment(month.trim()), ({ segment }) => segment);
  return all.length > room
    ? `${all
        .slice(0, room - 1)
        .join('')
        .trimEnd()}…`
    : all.join('') || '-';
}
