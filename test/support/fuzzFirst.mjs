import Sequencer from '@jest/test-sequencer';

/** Starts the files that take minutes first: without it jest leaves them to the end, where one worker waits for the other. */
export default class FuzzFirst extends Sequencer {
  sort(tests) {
    const isFuzz = ({ path }) => path.includes('/test/fuzz/');
    const sorted = super.sort(tests);
    return [...sorted.filter(isFuzz), ...sorted.filter((test) => !isFuzz(test))];
  }
}
