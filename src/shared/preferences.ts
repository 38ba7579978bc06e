import { useSyncExternalStore } from 'react';

/** How this administrator likes the console to look and to be used; the only thing besides the session that the browser keeps. */
export type Preferences = {
  scheme: 'system' | 'light' | 'dark';
  menu: 'open' | 'collapsed';
  /** Whether a single key does something. */
  keys: 'on' | 'off';
  /** The place whose almanac is computed, as the almanac's own settings write it; empty for the usual one. */
  place: string;
  /** How the names of the almanac are spelled. */
  spelling: 'pan-Indian' | 'Kannada';
};

const key = 'display-preferences';
const choices: { [Name in Exclude<keyof Preferences, 'place'>]: readonly Preferences[Name][] } = {
  scheme: ['system', 'light', 'dark'],
  menu: ['open', 'collapsed'],
  keys: ['on', 'off'],
  spelling: ['pan-Indian', 'Kannada'],
};
const longestPlace = 100;

const listeners = new Set<() => void>();
const defaults: Preferences = { scheme: 'system', menu: 'open', keys: 'on', place: '', spelling: 'pan-Indian' };
/** The text that the storage held when this page last read or wrote it; undefined where it cannot be read. */
let known = readText();
let current = read(known);

function readText() {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function read(text: string | null | undefined): Preferences {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return defaults;
    const fields = stored as { [Name in keyof Preferences]?: unknown }; // each is checked below
    return {
      scheme: choices.scheme.find((choice) => choice === fields.scheme) ?? defaults.scheme,
      menu: choices.menu.find((choice) => choice === fields.menu) ?? defaults.menu,
      keys: choices.keys.find((choice) => choice === fields.keys) ?? defaults.keys,
      place: typeof fields.place === 'string' ? fields.place.slice(0, longestPlace) : defaults.place,
      spelling: choices.spelling.find((choice) => choice === fields.spelling) ?? defaults.spelling,
    };
  } catch {
    return defaults;
  }
}

export function setPreference(change: Partial<Preferences>) {
  current = { ...current, ...change };
  try {
    window.localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // The choice then lasts as long as this page does.
  }
  known = readText();
  listeners.forEach((tell) => tell());
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => defaults,
  );
}

function subscribe(tell: () => void) {
  // A page that lay in the browser's cache has missed the event of the storage.
  const moments = ['storage', 'pageshow'] as const;
  const look = () => {
    const text = readText();
    if (text !== known) current = read(text);
    known = text;
    tell();
  };
  listeners.add(tell);
  moments.forEach((moment) => window.addEventListener(moment, look));
  return () => {
    listeners.delete(tell);
    moments.forEach((moment) => window.removeEventListener(moment, look));
  };
}
