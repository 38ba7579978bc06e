import { screen } from '@testing-library/react';
import { endStory } from '../support/closeConsoles';
import { openConsole } from '../support/openConsole';

const address = '/admin/version-control';

it('a story that is over presses nothing any more', async () => {
  const { admin } = await openConsole(address);
  await endStory();
  await openConsole(address);
  const add = await screen.findByRole('button', { name: 'Add version' });
  expect(() => admin.click(add)).toThrow('This story is over.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a story that is over opens no console in the next', async () => {
  const opening = openConsole(address);
  await endStory();
  await expect(opening).rejects.toThrow('This story is over.');
  expect(document.body).toBeEmptyDOMElement();
});
