import { createMailQueue } from '../../server/mail';
import type { Mail } from '../../server/services';

const aMail = { to: 'asha@example.org', subject: 'Set a new password', text: 'A link' };

/** A mail server that fails as often as it is told, and what the queue says about it. */
function aQueue(failures: Error[], retryDelays = [1, 1]) {
  const left: Mail[] = [];
  const outcomes: string[] = [];
  const queue = createMailQueue(
    async (mail) => {
      const failure = failures.shift();
      if (failure) throw failure;
      left.push(mail);
    },
    { retryDelays, onFailure: (_error, outcome) => outcomes.push(outcome) },
  );
  const atRest = async () => {
    while (queue.state().waiting > 0) await new Promise(setImmediate);
  };
  return { queue, left, outcomes, atRest };
}

const refused = () => new Error('Refused');

it.each([
  ['sends a mail again that the mail server did not take', [refused(), refused()], ['tried again', 'tried again'], 1],
  [
    'gives a mail up after the last attempt, and says so',
    [refused(), refused(), refused()],
    ['tried again', 'tried again', 'given up'],
    0,
  ],
  [
    'does not ask again where the mail server has said no for good',
    [Object.assign(refused(), { responseCode: 550 })],
    ['given up'],
    0,
  ],
])('%s', async (_what, failures, told, sent) => {
  const { queue, left, outcomes, atRest } = aQueue(failures);
  await queue.send(aMail);
  expect(queue.state().waiting).toBe(1);
  await atRest();
  expect(left).toEqual(Array.from({ length: sent }, () => aMail));
  expect(outcomes).toEqual(told);
});

it('tries once more at the end, without waiting for its turn', async () => {
  const { queue, left } = aQueue([new Error('Refused')], [3_600_000]);
  await queue.send(aMail);
  await new Promise(setImmediate);
  expect(await queue.close(10_000)).toBe(0);
  expect(left).toEqual([aMail]);
});

it('says how many mails it gave up when the mail server keeps silent', async () => {
  const queue = createMailQueue(() => new Promise<void>(() => undefined), { onFailure: () => undefined });
  for (let mails = 0; mails < 3; mails += 1) await queue.send(aMail);
  expect(await queue.close(20)).toBe(3);
});
