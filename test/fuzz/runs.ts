import fc from 'fast-check';
import { callNames, callOf, type CallName } from '../server/contract';
import type { BrokenAnswer } from './brokenAnswers';
import { closeFuzzed } from './fuzzedConsole';

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env;

/** How often every call is answered wrongly. */
const runs = Number(FUZZ_RUNS ?? 300);

/** One case is so many answers after each other: what can be tried again on the spot is. */
const answersInCase = 3;

export const answersOf = (answers: fc.Arbitrary<BrokenAnswer>) =>
  fc.array(answers, { minLength: answersInCase, maxLength: answersInCase });

// Each night looks somewhere else.
const seed = FUZZ_SEED ? Number(FUZZ_SEED) : Date.now() % 2 ** 31;

/** Milliseconds for the test of one call, on a machine that is busy with other things. */
const timeLimit = 20_000 + runs * 1_000;

/** One test for each of these calls, which are all that read, or all that write. */
export function fuzzCalls<Name extends CallName>(names: Name[], reads: boolean, test: (name: Name) => Promise<void>) {
  afterEach(closeFuzzed);

  it('knows a way to every one of these calls', () => {
    const wanted = callNames.filter((name) => (callOf(name).method === 'GET') === reads);
    expect([...names].sort()).toEqual([...wanted].sort());
  });

  describe('whatever a call is answered, the screen stands and shows nothing that nobody said:', () => {
    it.each(names)('%s', test, timeLimit);
  });
}

/** A failure says with which seed and path it can be seen again: `FUZZ_SEED=… FUZZ_PATH=… npx jest --selectProjects stories:nightly -t 'the call'`. */
export const checkThat = <Values extends [unknown, ...unknown[]]>(property: fc.IAsyncPropertyWithHooks<Values>) =>
  fc.assert(property, {
    numRuns: Math.ceil(runs / answersInCase),
    seed,
    path: FUZZ_PATH,
    // Jest only stops waiting: what went on meanwhile would press about in the next test.
    plugins: [fc.interruptAfterTimeLimit(timeLimit - 5_000, { failOnInterrupt: true })],
    endOnFailure: process.env.FUZZ_SHRINK === undefined,
    reporter: ({ failed, seed: drawn, counterexamplePath, counterexample, errorInstance, numRuns, interrupted }) => {
      if (!failed) return;
      if (interrupted) throw new Error(`FUZZ_SEED=${drawn} is out of time after ${numRuns} good runs.`);
      const example = fc.stringify(counterexample).replace(/(.)\1{50,}/g, '$1…');
      const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
      throw new Error(
        `FUZZ_SEED=${drawn} FUZZ_PATH=${counterexamplePath} after ${numRuns} runs, with\n${example.slice(0, 2_000)}\n${reason.slice(0, 3_000)}`,
      );
    },
  });
