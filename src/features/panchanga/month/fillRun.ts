import { limbs } from '@/shared/almanac/limbs';
import { outcomeText } from '@/shared/api/apiError';
import { bulkQueue } from '@/shared/bulkQueue';
import type { Panchanga, PanchangaValues } from '../panchanga';

type Calls = {
  list: () => Promise<{ data?: { rows: readonly Panchanga[] }; error?: unknown }>;
  add: (values: PanchangaValues) => Promise<{ error?: unknown }>;
  end: (added: number) => void;
};

export const conflictText = 'There is an entry for this day already: it stays as it is.';

/** Every start and resume rereads the list, so that a saved day whose answer was lost is not added twice. */
export function fillRun(days: readonly PanchangaValues[], { list, add, end }: Calls) {
  const planned = new Map(days.map((values) => [values.date, values]));
  const sent = new Set<string>();
  let known: readonly Panchanga[] | undefined;

  async function addOn(date: string) {
    const values = planned.get(date);
    if (!values) return undefined;
    if (!known) {
      const { data, error } = await list();
      if (!data) return outcomeText(error, 'Failed');
      known = data.rows;
    }
    const there = known.filter((entry) => entry.date === date);
    if (there.length > 0) {
      const isOurs = sent.has(date) && there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
      return isOurs ? undefined : conflictText;
    }
    sent.add(date);
    const { error } = await add(values);
    return error === undefined ? undefined : outcomeText(error, 'Failed');
  }

  const queue = bulkQueue([...planned.keys()], addOn, (done) => end(done.length), 1);
  const askingAnew = (go: () => void) => () => {
    known = undefined;
    go();
  };
  return { ...queue, goOn: askingAnew(queue.goOn), resume: askingAnew(queue.resume) };
}
