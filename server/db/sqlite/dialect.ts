import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { createDriver } from './driver';
import { openHere, openThread } from './openThread';

export type SqliteOptions = { file: string; readers: number; onWait: (seconds: number) => void };

export function sqliteDialect({ file, readers, onWait }: SqliteOptions): Dialect {
  const open = readers === 0 ? openHere : openThread;
  return {
    createDriver: () =>
      createDriver({
        writer: open({ file, readOnly: false }),
        readers: Array.from({ length: readers }, () => open({ file, readOnly: true })),
        here: readers === 0 ? undefined : openHere({ file, readOnly: true, timeout: 0 }),
        onWait,
      }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely supposes that SQLite cannot take back a new table; it can. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
