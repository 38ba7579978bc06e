import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMember } from '../support/builders';
import { openConsole } from '../support/openConsole';

/** As an input method writes a syllable, key by key, and ends with what it is. */
async function compose(field: HTMLElement, keys: string[], isOver: () => unknown) {
  fireEvent.compositionStart(field);
  for (const value of keys) fireEvent(field, inputOf(field, value));
  await isOver();
  fireEvent.compositionEnd(field);
}

function inputOf(field: HTMLElement, value: string) {
  if (field instanceof HTMLInputElement) field.setRangeText(value, 0, field.value.length, 'end');
  return new InputEvent('input', { bubbles: true, isComposing: true });
}

const world = { members: [aMember({ username: 'ಕಮಲ', status: 'approved' })] };
/** Longer than a search waits for the next key. */
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

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
  const searches = () => calls.filter((call) => call.includes('searchuser'));
  await compose(field, ['ಕ', 'ಕಮ', 'ಕಮಲ'], quiet);
  expect(searches().filter((call) => !decodeURIComponent(call).includes('ಕಮಲ'))).toEqual([]);
  await waitFor(() => expect(searches().length).toBeGreaterThan(0));
});
