import { createMailQueue } from '../../server/mailQueue';
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

it('sends a mail again that the mail server did not take', async () => {
  const { queue, left, outcomes, atRest } = aQueue([new Error('Refused'), new Error('Refused')]);
  await queue.send(aMail);
  expect(queue.state().waiting).toBe(1);
  await atRest();
  expect(left).toEqual([aMail]);
  expect(outcomes).toEqual(['tried again', 'tried again']);
});

it('gives a mail up after the last attempt, and says so', async () => {
  const { queue, left, outcomes, atRest } = aQueue([new Error('One'), new Error('Two'), new Error('Three')]);
  await queue.send(aMail);
  await atRest();
  expect(left).toEqual([]);
  expect(outcomes).toEqual(['tried again', 'tried again', 'given up']);
});

it('does not ask again where the mail server has said no for good', async () => {
  const { queue, outcomes, atRest } = aQueue([Object.assign(new Error('No such mailbox'), { responseCode: 550 })]);
  await queue.send(aMail);
  await atRest();
  expect(outcomes).toEqual(['given up']);
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
  await queue.send(aMail);
  await queue.send(aMail);
  await queue.send(aMail);
  expect(await queue.close(20)).toBe(3);
});
