import { displayText } from '@/shared/text';

/** A name that a server made up, as words: 'merge_accounts' is 'Merge accounts'. */
export function readable(name: string): string {
  const words = displayText(name).replace(/[_-]+/g, ' ').trim();
  return words === '' ? '-' : words.charAt(0).toUpperCase() + words.slice(1);
}
