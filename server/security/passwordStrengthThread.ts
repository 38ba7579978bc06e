import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

export type Question = { password: string; ownWords: string[]; knownWords: string[] };
/** From 0, guessed at once, to 4; `warning` says what makes the password weak where there is a word for it. */
export type Strength = { score: number; warning: string | null };

const { password, ownWords, knownWords } = workerData as Question; // As it was started.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary, knownWords },
  graphs: adjacencyGraphs,
  translations: english.translations,
  // Matching takes longer the longer the password is, far more than in proportion.
  maxLength: 64,
});

const { score, feedback } = zxcvbn.check(password, ownWords);
parentPort?.postMessage({ score, warning: feedback.warning } satisfies Strength);
