import { useEffect, useRef, useState } from 'react';
import { attempt } from '@/shared/format/attempt';
import { useListener } from '@/shared/hooks/useListener';

export type FormValues = Record<string, unknown>;

export type Draft = Record<string, string>;

const prefix = 'draft:';

function readDraft(key: string): Draft | null {
  const stored: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(prefix + key) ?? 'null'));
  const fields = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function saveDraft(key: string, values: FormValues) {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  attempt(() => window.sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(texts))));
}

const deleteDraft = (key: string) => attempt(() => window.sessionStorage.removeItem(prefix + key));

export function deleteAllDrafts() {
  const keys = attempt(() => Object.keys(window.sessionStorage)) ?? [];
  for (const key of keys) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
}

export function isTouched(values: FormValues, initial: FormValues) {
  return Object.keys({ ...initial, ...values }).some((name) => values[name] !== initial[name]);
}

export function useDraft(key: string, values: FormValues, initial: FormValues) {
  const [offered, setOffered] = useState(() => {
    const stored = readDraft(key);
    return stored && isTouched({ ...initial, ...stored }, initial) ? stored : null;
  });
  const hasWork = isTouched(values, initial);
  const isKept = useRef(false);

  useEffect(() => {
    if (hasWork) saveDraft(key, values);
    else if (isKept.current) deleteDraft(key);
    isKept.current = hasWork;
  }, [key, hasWork, values]);

  return {
    offered,
    settle: () => setOffered(null),
    forget: () => {
      setOffered(null);
      deleteDraft(key);
    },
  };
}

/** One text that outlives its field: kept in session storage until it is emptied. */
export function useUnsentText(key: string) {
  const [text, setText] = useState(() => readDraft(key)?.text ?? '');
  // A field that was left while its text was being sent empties the field that is shown now.
  useListener('storage', (event) => event.key === prefix + key && setText(''));
  const change = (changed: string) => {
    setText(changed);
    if (changed !== '') return saveDraft(key, { text: changed });
    deleteDraft(key);
    window.dispatchEvent(new StorageEvent('storage', { key: prefix + key }));
  };
  return [text, change] as const;
}
