import { prepareData } from '../../server/firstStart';
import { readEnvironment } from '../../server/environment';
import { mediaInFolder } from '../../server/media/mediaInFolder';
import { countEvent, signInsOf } from '../../server/security/throttle';
import { onDatabase } from '../support/engines';
import { administrator } from './api';

onDatabase((companion) => {
  it('hold an account after five wrong passwords, although each of them was told of one', async () => {
    const { db, call } = companion();
    const failures = Array.from({ length: 5 }, () =>
      db.transaction().execute((transaction) => countEvent(transaction, [signInsOf(administrator.email)])),
    );
    await Promise.all(failures);
    expect((await call('POST', '/admins/login', { json: administrator, token: null })).status).toBe(401);
  });

  it('make one first administrator when they start at once', async () => {
    const { db } = companion();
    await db.deleteFrom('administrators').execute();
    const environment = readEnvironment({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'Peacock-Feather-77' }, [
      '--no-demo',
    ]);
    const words = await Promise.all([1, 2].map(() => prepareData(db, mediaInFolder('nowhere'), environment)));
    expect(words.flat().sort()).toEqual([
      'Sign in as first@example.org with the password of ADMIN_PASSWORD.',
      'Sign in with your e-mail and password.',
    ]);
    expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: 'first@example.org' }]);
  });
});
