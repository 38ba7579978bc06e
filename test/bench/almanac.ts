/* How well the almanac agrees with the published values, and how long a year takes: node --import tsx test/bench/almanac.ts */
import { almanacOf } from '@/shared/almanac/almanac';
import { computed, referenceRows } from '../panchanga/reference';

const limit = 1500;
const udupi = { latitude: 13.3409, longitude: 74.7421, zone: 'Asia/Kolkata' };

function compare() {
  const tiers = new Map<string, { tried: number; equal: number; ends: number; largest: number }>();
  for (const row of referenceRows()) {
    const tier = tiers.get(row.tier) ?? { tried: 0, equal: 0, ends: 0, largest: 0 };
    tiers.set(row.tier, tier);
    tier.tried += 1;
    const spans = computed(row).limbs[row.limb];
    if (!row.end) {
      if (spans[0].number === row.number) tier.equal += 1;
      continue;
    }
    const span = spans.find(({ number }) => number === row.number);
    const deviation = Math.abs((span?.end ?? Infinity) - row.end.at);
    tier.ends += 1;
    tier.largest = Math.max(tier.largest, deviation);
    if (deviation <= row.end.tolerance) tier.equal += 1;
  }
  for (const [name, { tried, equal, ends, largest }] of [...tiers].sort()) {
    const deviation = ends > 0 ? `, largest deviation of ${ends} ends ${(largest / 1000).toFixed(1)} s` : '';
    console.log(`${name}: ${equal} of ${tried} rows equal${deviation}`);
  }
}

function measure() {
  const start = performance.now();
  for (let index = 0; index < 366; index += 1) {
    almanacOf(new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10), udupi);
  }
  const spent = performance.now() - start;
  console.log(`366 days: ${spent.toFixed(0)} ms of ${limit}`);
  if (spent > limit) process.exitCode = 1;
}

// The year comes first, as in a browser that has computed nothing yet.
measure();
compare();
