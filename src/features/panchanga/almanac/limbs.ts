export type Limb = 'tithi' | 'nakshatra' | 'vaara' | 'yoga' | 'karana';

/** The 15th tithi is Purnima, the 30th Amavasya; vaaras count from Sunday; Shakuni, Chatushpada, Naga and Kimstughna are the last karanas. */
export const limbCounts: Record<Limb, number> = { tithi: 30, nakshatra: 27, vaara: 7, yoga: 27, karana: 11 };

export const limbs = Object.keys(limbCounts) as Limb[]; // the table has exactly these

export const eachLimb = <Value>(valueOf: (limb: Limb) => Value) =>
  Object.fromEntries(limbs.map((limb) => [limb, valueOf(limb)])) as Record<Limb, Value>; // fromEntries forgets the names

export function karanaOf(half: number): number {
  if (half === 1) return 11;
  return half >= 58 ? half - 50 : ((half - 2) % 7) + 1;
}
