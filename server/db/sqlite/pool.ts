import { busyTimeout } from './connection';

export type Pool<Connection> = { take(): Promise<Connection>; giveBack(connection: Connection): void };

export function createPool<Connection>(connections: Connection[], onWait: (seconds: number) => void): Pool<Connection> {
  const idle = [...connections];
  const waiting: ((connection: Connection) => void)[] = [];

  return {
    take() {
      const connection = idle.pop();
      if (connection) {
        onWait(0);
        return Promise.resolve(connection);
      }
      const begun = performance.now();
      return new Promise((resolve, reject) => {
        const give = (freed: Connection) => {
          clearTimeout(timeout);
          onWait((performance.now() - begun) / 1000);
          resolve(freed);
        };
        // Whoever waits behind a lock need not wait as long as all before him together.
        const timeout = setTimeout(() => {
          waiting.splice(waiting.indexOf(give), 1);
          reject(Object.assign(new Error('No connection to the database is free.'), { code: 'SQLITE_BUSY' }));
        }, busyTimeout);
        waiting.push(give);
      });
    },
    giveBack(connection) {
      const next = waiting.shift();
      if (next) next(connection);
      else idle.push(connection);
    },
  };
}
