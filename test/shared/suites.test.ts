import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storiesBelow } from '../support/tellStories';

const tests = path.join(__dirname, '..');
/** They have runs of their own. */
const others = ['server', 'browser', 'fuzz'];

it('every folder of stories has a suite that tells them', () => {
  const folders = readdirSync(tests, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name)
    .filter((name) => storiesBelow(path.join(tests, name)).length > 0);
  expect(folders).toContain('members');
  expect(folders.filter((name) => !existsSync(path.join(tests, name, 'suite.ts')))).toEqual([]);
});
