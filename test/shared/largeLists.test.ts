import { codeMissing } from '@/shared/api/apiError';
import { createLargeLists } from '@/shared/largeList/largeLists';
import { listInWorker, listTooLarge } from '@/shared/largeList/remoteList';
import { PageWorker } from '../support/PageWorker';

type Call = { id: number; name: string; argument: number };

/** Doubles what it is asked; says nothing when it is asked to wait. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  isTerminated = false;
  postMessage({ id, name, argument }: Call) {
    if (name === 'double') queueMicrotask(() => this.onmessage?.({ data: { id, answer: argument * 2 } }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

function open() {
  const worker = new FakeWorker();
  const list = listInWorker(worker as unknown as Worker, 'numbers'); // the part of a worker that is used
  const ask = (name: string, argument: number) => list.ask(name, argument as never);
  return { worker, list, ask };
}

describe('a list in a worker', () => {
  it('answers each call with its own answer', async () => {
    const { ask } = open();
    expect(await Promise.all([ask('double', 2), ask('double', 21)])).toEqual([4, 42]);
  });

  it('leaves nobody waiting when it is closed, and answers no more', async () => {
    const { worker, list, ask } = open();
    const waiting = ask('wait', 1);
    list.close();
    expect(await waiting).toBeUndefined();
    expect(await ask('double', 1)).toBeUndefined();
    expect([worker.isTerminated, list.failure()]).toEqual([true, undefined]);
  });

  it('tells code that never came from a list that outgrew its memory', async () => {
    const missing = open();
    missing.worker.onerror?.();
    expect(missing.list.failure()).toBe(codeMissing);
    const full = open();
    await full.ask('double', 1);
    const waiting = full.ask('wait', 1);
    full.worker.onerror?.();
    expect(await waiting).toBeUndefined();
    expect(full.list.failure()).toBe(listTooLarge);
  });
});

describe('the large lists', () => {
  const largeLists = () => createLargeLists(() => new PageWorker() as unknown as Worker); // the part of a worker that is used

  it('are closed by their owner, but for the one that takes the place of the others', () => {
    const lists = largeLists();
    const [old, next, other] = [lists.open('members', 'a'), lists.open('members', 'a'), lists.open('members', 'b')];
    lists.closeAll('a', next);
    expect([old, next, other].map((id) => lists.get(id) !== undefined)).toEqual([false, true, true]);
  });
});
