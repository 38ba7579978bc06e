import { statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../server/files';
import { aFolder } from '../support/folders';

it('a folder is made for its owner alone with those above it, and refused where there can be none', async () => {
  const below = aFolder();
  await Promise.all([makeFolder(path.join(below, 'a', 'b')), makeFolder(path.join(below, 'a', 'b'))]);
  expect(['a', 'a/b'].map((name) => statSync(path.join(below, name)).mode & 0o777)).toEqual([0o700, 0o700]);
  await expect(makeFolder('/proc/none/data')).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/none' });
});
