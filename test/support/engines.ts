import { dropSchemas, openCompanion, type Companion, type CompanionOptions } from './companion';

/** `npm run test:postgres` names a PostgreSQL database, and runs the tests of this one alone. */
export const engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';

afterAll(dropSchemas);

/** Tells what only PostgreSQL can show, where a database of it is given. */
export function onPostgres(tell: () => void): void {
  if (engine === 'postgres') describe('on postgres', tell);
}

/** Tells stories on the database of this run, each on a companion of its own with nothing in it but the administrator. */
export function onDatabase(tell: (companion: () => Companion) => void, options: CompanionOptions = {}): void {
  describe(`on ${engine}`, () => {
    let companion: Companion | undefined;

    beforeEach(async () => {
      companion = await openCompanion({ engine, ...options });
    });
    afterEach(async () => {
      await companion?.close();
      companion = undefined;
    });

    tell(() => {
      if (!companion) throw new Error('A companion is open only while a test runs.');
      return companion;
    });
  });
}
