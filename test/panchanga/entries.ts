import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPanchanga, type World } from '../support/builders';
import { openConsole, type OpenConsole } from '../support/openConsole';
import { isWrite } from '../support/steps';

export const here = '/admin/daily_panchanga';

// What the sky has for Udupi on 22 November 2026.
export const computed = {
  date: '2026-11-22',
  thithi: 'Shukla Trayodashi',
  nakshatra: 'Ashwini',
  vaaara: 'Ravivara',
  yoga: 'Vyatipata',
  karana: 'Kaulava',
};
export const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPanchanga({ date: `2026-03-${String(index + 1).padStart(2, '0')}`, nakshatra: `Star ${index + 1}` }),
  );
export const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));
export const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
/** What stands below a field. */
export const noteOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
/** The answer of the almanac is there. */
export const computedInto = (name: string, value: string) => waitFor(() => expect(field(name)).toHaveValue(value));

/** A key with its old number, by which lists of choices know it; user-event's keys have none. */
export const press = (name: string, key: string, keyCode: number) =>
  void fireEvent.keyDown(field(name), { key, keyCode });

/** Leaves a text in a field at once, as typing it key by key does in the end. */
export const write = (name: string, text: string) => void fireEvent.change(field(name), { target: { value: text } });

/** Keeps the bodies of the writing calls from now on. */
export function watchBodies(intercept: OpenConsole['intercept']) {
  const bodies: unknown[] = [];
  intercept((request) => {
    if (isWrite(request) && request.method !== 'DELETE')
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body));
    return undefined;
  });
  return bodies;
}

/** The form for a day that the almanac has computed, and the bodies of what it sends. */
export async function openComputed(world: World = {}) {
  const opened = await openConsole(`${here}?add=${computed.date}`, world);
  const bodies = watchBodies(opened.intercept);
  await computedInto('Thithi', computed.thithi);
  return { ...opened, bodies };
}
