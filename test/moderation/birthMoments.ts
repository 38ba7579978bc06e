import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rashisIn } from '@/features/moderation/warnings/birthFacts';
import { birthMoonAt, type Passage } from '@/shared/almanac/almanac';
import { numbersIn } from '@/shared/almanac/names';

/** A published moment; `note` says why a row is known to disagree, `awayFromChange` is in ms. */
export type BirthMoment = { line: string; source: string; note: string; agrees: boolean; awayFromChange: number };

/** The rows of birthMoments.csv beside the computed moon. */
export function birthMoments(): BirthMoment[] {
  const [, ...lines] = readFileSync(path.join(__dirname, 'birthMoments.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [at = '', nakshatra = '', rashi = '', source = '', , note = ''] = line.split(',');
    const instant = Date.parse(at);
    const moon = birthMoonAt(instant);
    if (!moon) throw new Error(`No moon at ${at}.`);
    const compared = [
      { written: nakshatra, read: (name: string) => numbersIn('nakshatra', name), passage: moon.nakshatra },
      { written: rashi, read: rashisIn, passage: moon.rashi },
    ].filter(({ written }) => written !== '');
    return {
      line,
      source,
      note,
      agrees: compared.every(({ written, read, passage }) => String(read(written)) === String(passage.number)),
      awayFromChange: Math.min(...compared.map(({ passage }) => awayFrom(passage, instant))),
    };
  });
}

const awayFrom = ({ start, end }: Passage, instant: number) => Math.min(instant - start, end - instant);
