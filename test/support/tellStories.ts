import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells the stories of all files below a folder in one world of modules: each file by itself would load the console
 * anew, and run it before the machine has become fast at it.
 */
export function tellStories(folder: string) {
  for (const file of storiesBelow(folder)) describe(path.relative(folder, file), () => void jest.requireActual(file));
}

export const storiesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
