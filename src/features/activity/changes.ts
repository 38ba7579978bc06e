import * as v from 'valibot';
import { displayDate, timestampSchema } from '@/shared/dates';
import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';
import type { Entry } from './entry';

/** One changed field in words. An addition has no `before`, a deletion no `after`. */
export type Change = { label: string; before?: string; after?: string; isSwitch: boolean };

type Field = { label: string; words?: (value: string) => string; isSwitch?: true };

const onOff = (on: string): Field => ({
  label: 'Status',
  words: (value) => (value === on ? 'enabled' : 'disabled'),
  isSwitch: true,
});

const day = (label: string): Field => ({ label, words: (value) => displayDate(v.parse(timestampSchema, value)) });

const fields = new Map<string, Field>(
  Object.entries({
    mobile: { label: 'Mobile', words: displayPhone },
    image: { label: 'Picture' },
    is_visible: onOff('1'),
    expires_at: day('Expires'),
    date: day('Date'),
    vaaara: { label: 'Vaara' },
    android_version: { label: 'Android' },
    ios_version: { label: 'iOS' },
    value: onOff('1'),
    deleted_at: { label: 'Account', words: () => 'deleted' },
  }),
);

/** The field that names a subject; the label of an addition or deletion has it already. */
const nameOf: Record<string, string> = {
  'vendor ad': 'title',
  category: 'category',
  panchanga: 'date',
  administrator: 'email',
};

export function changesOf({ subject, before, after }: Entry): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isNews = (name: string) =>
    // The entry's time says the same.
    name !== 'created_at' &&
    before[name] !== after[name] &&
    (name !== nameOf[subject] || (name in before && name in after));
  return names.filter(isNews).map((name) => {
    const { label, words, isSwitch = false } = fieldOf(name, subject);
    const say = (value: string | undefined) => {
      if (value === undefined) return undefined;
      if (value === '') return name === 'deleted_at' ? 'not deleted' : 'none';
      return displayText(words?.(value) ?? value);
    };
    if (name === 'image')
      return { label, before: picture(before.image), after: picture(after.image, before.image), isSwitch };
    return { label, before: say(before[name]), after: say(after[name]), isSwitch };
  });
}

function fieldOf(name: string, subject: string): Field {
  // A member's status is a word, a version's or category's a number.
  if (name === 'status') return subject === 'member' ? { label: 'Status' } : onOff('1');
  return fields.get(name) ?? { label: readable(name) };
}

function picture(path: string | undefined, earlier = '') {
  if (path === undefined) return undefined;
  if (path === '') return 'none';
  return earlier === '' ? 'a picture' : 'another picture';
}

/** An unknown action in words: 'merge_accounts' is 'Merge accounts'. */
export function readable(name: string): string {
  const words = displayText(name).replace(/[_-]+/g, ' ').trim();
  return words === '' ? '-' : words.charAt(0).toUpperCase() + words.slice(1);
}
