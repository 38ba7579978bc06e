/** The five limbs of a day; `thithi` and `vaaara` are the contract's spellings. */
export type Limb = 'tithi' | 'nakshatra' | 'vaara' | 'yoga' | 'karana';

/**
 * Numbers count from 1: tithi to 30 (15 Purnima, 30 Amavasya), nakshatra and yoga to 27, vaara to 7 from Sunday,
 * karana to 11 (the seven movable, then Shakuni, Chatushpada, Naga, Kimstughna).
 */
export const limbCounts: Record<Limb, number> = { tithi: 30, nakshatra: 27, vaara: 7, yoga: 27, karana: 11 };

export const limbs = Object.keys(limbCounts) as Limb[]; // the table has exactly these

export const eachLimb = <Value>(valueOf: (limb: Limb) => Value) =>
  Object.fromEntries(limbs.map((limb) => [limb, valueOf(limb)])) as Record<Limb, Value>; // fromEntries forgets the names

export function karanaOf(half: number): number {
  if (half === 1) return 11;
  return half >= 58 ? half - 50 : ((half - 2) % 7) + 1;
}
