import type { RowState, RunProgress } from './run';

/** Calls `call` per row, a few at a time; it answers why a row failed. `onEnd` gets the rows that the run finished. */
export function bulkQueue(
  ids: readonly string[],
  call: (id: string) => Promise<string | undefined>,
  onEnd: (done: readonly string[]) => void,
  callsAtOnce = 3,
) {
  const done = new Set<string>();
  const failures = new Map<string, string>();
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();
  let left: readonly string[] = [];
  let next = 0;
  let doneInRun: string[] = [];
  let phase: RunProgress['phase'] = 'asking';
  let progress = summary();

  function summary(): RunProgress {
    const waiting = ids.length - done.size - failures.size - underWay.size;
    return { phase, done: done.size, failed: failures.size, waiting };
  }

  function tell() {
    progress = summary();
    listeners.forEach((listener) => listener());
  }

  function run(rows: readonly string[]) {
    left = rows;
    next = 0;
    doneInRun = [];
    phase = 'running';
    advance();
  }

  function advance() {
    while (phase === 'running' && underWay.size < callsAtOnce && next < left.length) {
      void work(left[next] ?? ''); // next is below the length
      next += 1;
    }
    const isOver = underWay.size === 0 && (phase === 'stopping' || (phase === 'running' && next >= left.length));
    if (isOver) phase = 'ended';
    tell();
    if (isOver) onEnd(doneInRun);
  }

  async function work(id: string) {
    underWay.add(id);
    failures.delete(id);
    const reason = await call(id);
    underWay.delete(id);
    if (reason !== undefined) failures.set(id, reason);
    else {
      done.add(id);
      doneInRun.push(id);
    }
    advance();
  }

  const turn = (from: RunProgress['phase'][], to: RunProgress['phase']) => {
    if (!from.includes(phase)) return;
    phase = to;
    advance();
  };

  return {
    progress: () => progress,
    stateOf: (id: string): RowState =>
      done.has(id) ? 'done' : underWay.has(id) ? 'under way' : failures.has(id) ? 'failed' : 'waiting',
    reasonOf: (id: string) => failures.get(id),
    start: () => void (phase === 'asking' && run([...new Set(ids)])),
    pause: () => turn(['running'], 'paused'),
    goOn: () => turn(['paused'], 'running'),
    stop: () => turn(['running', 'paused'], 'stopping'),
    retry: () => void (phase === 'ended' && run([...failures.keys()])),
    resume: () => void (phase === 'ended' && run([...new Set(ids)].filter((id) => !done.has(id)))),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
