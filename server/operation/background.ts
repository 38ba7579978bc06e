import type { Log } from '../services';

/** Work for which nobody waits but whoever stops the server; the log names what failed. */
export function createBackground(log: Pick<Log, 'error'>) {
  const underWay = new Set<Promise<void>>();
  const waitUntil = (work: Promise<void>, name: string) => {
    const watched = work
      .catch((err: unknown) => log.error({ err }, `${name} failed.`))
      .finally(() => underWay.delete(watched));
    underWay.add(watched);
  };
  return { waitUntil, ended: () => Promise.all(underWay) };
}
