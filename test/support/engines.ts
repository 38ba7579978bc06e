import { openCompanion, type Companion } from './companion';

const engines: ('sqlite' | 'postgres')[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];

/** Tells what only PostgreSQL can show, where there is one. */
export function onPostgres(tell: () => void): void {
  if (engines.includes('postgres')) describe('on postgres', tell);
}

/** Tells the same stories on every database at hand, each story on a companion of its own with nothing in it but the administrator. */
export function onEachDatabase(tell: (companion: () => Companion) => void, options: { onDisk?: boolean } = {}): void {
  describe.each(engines)('on %s', (engine) => {
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
