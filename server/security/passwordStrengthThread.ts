import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { Question, Strength } from './passwordStrength';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary },
  graphs: adjacencyGraphs,
  translations: english.translations,
  // Matching takes longer the longer the password is, far more than in proportion.
  maxLength: 64,
});

parentPort?.on('message', ({ password, words }: Question) => {
  const { score, feedback } = zxcvbn.check(password, words);
  parentPort?.postMessage({ score, warning: feedback.warning } satisfies Strength);
});
