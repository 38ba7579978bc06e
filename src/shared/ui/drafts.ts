import { attempt } from '@/shared/attempt';

/** A form's values; only texts are stored, never a file. */
export type FormValues = Record<string, unknown>;

export type Draft = Record<string, string>;

const prefix = 'draft:';

export function readDraft(key: string): Draft | null {
  const stored: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(prefix + key) ?? 'null'));
  const fields = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Kept in session storage: it survives a reload, but not the tab. */
export function saveDraft(key: string, values: FormValues) {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  attempt(() => window.sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(texts))));
}

export const deleteDraft = (key: string) => attempt(() => window.sessionStorage.removeItem(prefix + key));

export function deleteAllDrafts() {
  const keys = attempt(() => Object.keys(window.sessionStorage)) ?? [];
  for (const key of keys) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
}

export function isTouched(values: FormValues, initial: FormValues) {
  return Object.keys({ ...initial, ...values }).some((name) => values[name] !== initial[name]);
}
