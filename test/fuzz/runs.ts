import fc from 'fast-check';
import { callNames, callOf, type CallName, type Domain } from '../server/contract';
import type { BrokenAnswer } from './brokenAnswers';

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env;

/** How often every call is answered wrongly: 300 times each night. */
const runs = Number(FUZZ_RUNS ?? 3);

/** The domains are shared out among files, which the workers share among themselves. */
export const parts = {
  people: ['auth', 'members', 'moderation'],
  records: ['payments', 'versions', 'panchanga'],
  ads: ['vendorAds'],
} satisfies Record<string, Domain[]>;

const missing = callNames.filter((name) => !Object.values<Domain[]>(parts).flat().includes(callOf(name).domain));
if (missing.length > 0) throw new Error(`No file answers ${missing.join(', ')} wrongly.`);

export const isOf = (domains: readonly Domain[]) => (name: CallName) => domains.includes(callOf(name).domain);

/** One case is so many answers after each other: what can be tried again on the spot is. */
const answersInCase = 3;

export const answersOf = (answers: fc.Arbitrary<BrokenAnswer>) =>
  fc.array(answers, { minLength: answersInCase, maxLength: answersInCase });

// A few runs find the same every time; each night looks somewhere else.
const seed = FUZZ_SEED ? Number(FUZZ_SEED) : FUZZ_RUNS ? Date.now() % 2 ** 31 : 20_261_121;

/** Milliseconds for the test of one call, on a machine that is busy with other things. */
export const timeLimit = 20_000 + runs * 1_000;

/** A failure says with which seed and path it can be seen again: `FUZZ_SEED=… FUZZ_PATH=… npx jest --selectProjects fuzz -t 'the call'`. */
export const checkThat = <Values extends [unknown, ...unknown[]]>(property: fc.IAsyncPropertyWithHooks<Values>) =>
  fc.assert(property, {
    numRuns: Math.ceil(runs / answersInCase),
    seed,
    path: FUZZ_PATH,
    // Jest only stops waiting: what went on meanwhile would press about in the next test.
    plugins: [fc.interruptAfterTimeLimit(timeLimit - 5_000, { failOnInterrupt: true })],
    endOnFailure: process.env.FUZZ_SHRINK === undefined,
    reporter: (details) => {
      if (!details.failed) return;
      if (details.interrupted)
        throw new Error(`FUZZ_SEED=${details.seed} is out of time after ${details.numRuns} good runs.`);
      throw new Error(
        `FUZZ_SEED=${details.seed} FUZZ_PATH=${details.counterexamplePath} after ${details.numRuns} runs, with\n` +
          `${fc
            .stringify(details.counterexample)
            .replace(/(.)\1{50,}/g, '$1…')
            .slice(
              0,
              2_000,
            )}\n${String(details.errorInstance instanceof Error ? details.errorInstance.message : details.errorInstance).slice(0, 3_000)}`,
      );
    },
  });
