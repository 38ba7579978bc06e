import { readFileSync } from 'node:fs';
import path from 'node:path';
import { almanacOf, kshayaOf } from '@/features/panchanga/almanac/almanac';
import { limbCounts, type Limb } from '@/features/panchanga/almanac/limbs';
import { numbersIn } from '@/features/panchanga/almanac/names';
import { udupi, computed } from './almanacSteps';

const [columns = '', ...published] = readFileSync(path.join(__dirname, 'reference.csv'), 'utf8').trim().split('\n');

// Each row is what one source says of a day: for each limb what holds at sunrise and, where it says so, until when, and what follows.
it.each(published)('the almanac agrees with the published values of %s', (line) => {
  const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
  const [date = '', , latitude, longitude, zone = '', , tier, ...values] = cells;
  const day = computed(date, { latitude: Number(latitude), longitude: Number(longitude), zone });
  // The official bulletins are right to the minute.
  const tolerance = tier === 'A-official' ? 60_000 : 120_000;
  const limbsInOrder = columns.split(',').slice(7) as Limb[]; // the last columns are called so
  const said = limbsInOrder.flatMap(
    (limb, index) => values[index]?.split('; ').map((value, order) => ({ limb, order, value })) ?? [],
  );
  for (const { limb, order, value } of said.filter(({ value }) => value !== '')) {
    const [name = '', end] = value.split(' until ');
    const [number] = numbersIn(limb, name);
    const spans = day.limbs[limb];
    if (order === 0) expect([limb, spans[0].number]).toEqual([limb, number]);
    const deviation = end
      ? (spans.find((span) => span.number === number)?.end ?? 0) - Date.parse(`${end}:00${zone}`)
      : 0;
    expect([limb, Math.abs(deviation) <= tolerance]).toEqual([limb, true]);
  }
});

it('the almanac covers two centuries', () => {
  const outside = (date: string) => almanacOf(date, udupi).sunrise === null;
  expect(['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01'].map(outside)).toEqual([true, false, false, true]);
});

it.each(['tithi', 'nakshatra', 'yoga'] as const)('no %s of two years is left out or counted twice', (limb) => {
  const named = Array.from({ length: 731 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const day = computed(date, udupi);
    const [{ number }] = day.limbs[limb];
    return [...(day.vriddhi[limb] === 'second' ? [] : [number]), ...kshayaOf(limb, day).map((one) => one.number)];
  }).flat();
  expect(named).toEqual(named.map((_, index) => (((named[0] ?? 0) + index - 1) % limbCounts[limb]) + 1));
});
