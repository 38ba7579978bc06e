import { screen, waitFor } from '@testing-library/react';
import { nameOf } from '@/features/panchanga/almanac/names';
import { aPanchanga } from '../support/builders';
import { type openConsole } from '../support/openConsole';
import { computed, udupi } from './almanacSteps';

const month = '2027-01';

export const here = `/admin/daily_panchanga?view=month&month=${month}`;

export const title = 'Fill the missing days of January 2027';

export const dates = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** The entry that the almanac has for a day of Udupi. */
export function computedOn(date: string, facts: Partial<ReturnType<typeof aPanchanga>> = {}) {
  const { limbs } = computed(date, udupi);
  const name = (limb: keyof typeof limbs) => nameOf(limb, limbs[limb][0].number, 'pan-Indian');
  return aPanchanga({
    date,
    thithi: name('tithi'),
    nakshatra: name('nakshatra'),
    vaaara: name('vaara'),
    yoga: name('yoga'),
    karana: name('karana'),
    ...facts,
  });
}

export const adds = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST')).length;

export const openFill = async (admin: Awaited<ReturnType<typeof openConsole>>['admin']) => {
  const fill = await screen.findByRole('button', { name: 'Fill the missing days' });
  await waitFor(() => expect(fill).toBeEnabled());
  await admin.click(fill);
};

export const savedDates = async ({ companion }: Awaited<ReturnType<typeof openConsole>>) => {
  const rows = await companion.db.selectFrom('panchanga').select('date').orderBy('date').execute();
  return rows.map(({ date }) => date);
};
