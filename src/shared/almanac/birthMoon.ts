import { firstDate, instantOf, lastDate, longitudesAt, nakshatraCycle, turned, type Cycle } from './sky';

export type Passage = { number: number; start: number; end: number };
export type BirthMoon = { nakshatra: Passage; rashi: Passage };

const rashiCycle: Cycle = { ...nakshatraCycle, step: 30 };
const [first, last] = [Date.parse(firstDate), Date.parse(`${lastDate}T23:59:59Z`)];

/** The nakshatra (1 to 27) and the rashi (1 to 12, from Mesha) of the moon; undefined outside 1900 to 2100. */
export function birthMoonAt(instant: number): BirthMoon | undefined {
  if (!(instant >= first && instant <= last)) return undefined;
  return { nakshatra: passageAt(nakshatraCycle, instant), rashi: passageAt(rashiCycle, instant) };
}

function passageAt(cycle: Cycle, instant: number): Passage {
  const passed = Math.floor(turned(cycle.angle(longitudesAt(instant))) / cycle.step);
  return {
    number: passed + 1,
    start: instantOf(cycle, passed * cycle.step, instant),
    end: instantOf(cycle, (passed + 1) * cycle.step, instant),
  };
}
