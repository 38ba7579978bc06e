import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { Question, Reply } from './passwordStrength';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary },
  graphs: adjacencyGraphs,
  translations: english.translations,
  // Matching takes longer the longer the password is, far more than in proportion.
  maxLength: 64,
});

parentPort?.on('message', ({ id, password, words }: Question) => {
  const { score, feedback } = zxcvbn.check(password, words);
  parentPort?.postMessage({ id, strength: { score, warning: feedback.warning } } satisfies Reply);
});
