import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** In bytes of a story that takes as long: these are short to read, but repeat what they do. */
const repeating = { 'server/hardening.test.ts': 40_000 };

/** How much a file has to tell: the stories of a suite lie below its folder. */
function weightOf({ path: file }) {
  const folder = path.dirname(file);
  const known = repeating[`${path.basename(folder)}/${path.basename(file)}`];
  if (known || !file.endsWith('suite.ts')) return known ?? statSync(file).size;
  const stories = readdirSync(folder, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name));
  return stories.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

/** Each project starts with what takes longest, and all end together: one computes while the other waits for its servers. */
export default class ByTurns extends Sequencer {
  sort(tests) {
    const projects = [...new Set(tests.map(({ context }) => context.config.id))];
    return projects
      .flatMap((id) => placesOf(tests.filter(({ context }) => context.config.id === id)))
      .sort((one, other) => one.place - other.place)
      .map(({ test }) => test);
  }
}

/** The files of one project, the heaviest first, each with the share of the project that lies before it. */
function placesOf(tests) {
  const weighed = tests.map((test) => ({ test, weight: weightOf(test) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return weighed
    .sort((one, other) => other.weight - one.weight)
    .map(({ test, weight }) => {
      before += weight;
      return { test, place: (before - weight) / total };
    });
}
