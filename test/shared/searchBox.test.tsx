import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMember } from '../support/builders';
import { runTimersOf } from '../support/clock';
import { openConsole } from '../support/openConsole';

/** As an input method writes a word, key by key. */
function compose(field: HTMLElement, keys: string[]) {
  fireEvent.compositionStart(field);
  for (const value of keys) fireEvent(field, inputOf(field, value));
}

function inputOf(field: HTMLElement, value: string) {
  if (field instanceof HTMLInputElement) field.setRangeText(value, 0, field.value.length, 'end');
  return new InputEvent('input', { bubbles: true, isComposing: true });
}

const world = { members: [aMember({ username: 'ಕಮಲ', status: 'approved' })] };

it.each([
  ['the search of a list', '/admin/users', async () => screen.findByRole('searchbox')],
  [
    'Ctrl+K',
    '/admin/version-control',
    async () => {
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
      return screen.findByRole('combobox', { name: 'Screens, actions and people' });
    },
  ],
])('%s asks nothing while a syllable is being composed, and the whole word then', async (_what, address, findField) => {
  const { calls } = await openConsole(address, world);
  const field = await findField();
  const searches = () => calls.filter((call) => call.includes('searchuser')).map(decodeURIComponent);
  // Longer than a search waits for the next key.
  await runTimersOf(() => compose(field, ['ಕ', 'ಕಮ', 'ಕಮಲ']), 1_000);
  expect(searches()).toEqual([]);
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(searches()).toContainEqual(expect.stringContaining('ಕಮಲ')));
  expect(searches().filter((call) => !call.includes('ಕಮಲ'))).toEqual([]);
});
