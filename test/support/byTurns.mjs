import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** How much a file has to tell, in bytes: the stories of a suite lie below its folder. Those of the fuzz are short, but run often. */
function weightOf({ path: file }) {
  if (!file.endsWith('suite.ts')) return statSync(file).size;
  const folder = path.dirname(file);
  const stories = readdirSync(folder, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name));
  const bytes = stories.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  return folder.endsWith('fuzz') ? 90_000 : bytes;
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
