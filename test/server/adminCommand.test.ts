import { PassThrough } from 'node:stream';
import { readPassword } from '../../server/admin/readPassword';
import { onDatabase } from '../support/engines';
import { administrator } from './api';
import { readOutbox } from './programs';
import { second, steps } from './adminCommandSteps';

const third = 'Peacock-Feather-77';

onDatabase(
  (companion) => {
    const { adminProcess, admin, signIn, isOpen } = steps(companion);

    const noted = ['add', 'disable', 'enable', 'set password', 'unlock'];
    const journal = async () => (await companion().journal()).filter(({ action }) => noted.includes(action));

    it('adds an administrator who signs in while the server runs, and says no when there is one', async () => {
      expect(await adminProcess('add Second@Example.org', `${second.password}\n`)).toEqual({
        code: 0,
        out: 'second@example.org can sign in.',
        problem: '',
      });
      expect((await signIn(second)).status).toBe(200);
      expect((await signIn(administrator)).status).toBe(200);
      const again = await adminProcess('add second@example.org', third);
      expect(again).toMatchObject({ code: 1, problem: 'second@example.org is an administrator already.' });
      expect((await signIn(second)).status).toBe(200);

      const list = await admin('list');
      expect(list.split('\n')).toEqual([
        expect.stringMatching(/^admin@example\.org +enabled +sessions: 2$/),
        expect.stringMatching(/^second@example\.org +enabled +sessions: 2$/),
      ]);
      expect(await journal()).toMatchObject([
        { action: 'add', subject: 'administrator', administrator: null, after: '{"email":"second@example.org"}' },
      ]);
    });

    it('sets a password, which signs out everywhere and ends a lock-out and mailed links', async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ ...administrator, password: 'wrong' });
      await companion().call('POST', '/admins/forgot', { token: null, json: { email: administrator.email } });
      const code = companion().mailedCode();
      expect(await admin('list')).toMatch(/held for 15 min$/);

      const said = await admin('set-password admin@example.org', `${third}\r\n`);
      expect(said).toBe('admin@example.org has a new password and is signed out everywhere.');
      expect(readOutbox(companion().environment.DATA_DIR)).toMatch(/^To: admin@example\.org$[^]*was set anew/m);
      expect(await isOpen(companion().token)).toBe(false);
      expect((await signIn(administrator)).status).toBe(401);
      expect((await signIn({ ...administrator, password: third })).status).toBe(200);
      const json = { newpassword: second.password, confirmpassword: second.password };
      expect((await companion().call('POST', '/admins/reset', { token: code, json })).status).toBe(401);
      expect(await journal()).toMatchObject([{ action: 'set password' }]);
      expect(JSON.stringify(await journal())).not.toContain(third);
    });

    it('lists and unlocks who is held where an earlier sign-in came from', async () => {
      const known = '10.9.0.1';
      await signIn(administrator, known);
      for (let time = 0; time < 5; time += 1) await signIn({ ...administrator, password: 'wrong' }, known);
      expect(await admin('list')).toMatch(/sessions: 2 {2}held for 15 min where it has signed in before$/);
      expect((await signIn(administrator, known)).status).toBe(401);
      await admin('unlock admin@example.org');
      expect((await signIn(administrator, known)).status).toBe(200);
      expect(await admin('list')).toMatch(/sessions: 3$/);
    });

    it('unlocks an account, and a network', async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ ...administrator, password: 'wrong' });
      expect((await signIn(administrator)).status).toBe(401);
      await admin('unlock admin@example.org');
      expect((await signIn(administrator)).status).toBe(200);

      const from = '2001:db8:7:1::5';
      for (let time = 0; time < 20; time += 1)
        await signIn({ email: `person${time}@example.org`, password: 'x' }, from);
      expect((await signIn(administrator, from)).status).toBe(429);
      await admin('unlock 2001:db8:7:1::9');
      expect((await signIn(administrator, from)).status).toBe(200);
    });

    it.each([
      ['', '', /^Usage: npm run admin/],
      ['constructor x@example.org', '', /^Usage/],
      ['add', '', /^Usage/],
      [`set-password admin@example.org ${third}`, '', /^Usage/],
      ['add nobody', third, /is no e-mail address/],
      ['add a@example.org', '', /No password was given/],
      ['set-password admin@example.org', 'Password123!', /easy to guess/],
      ['set-password nobody@example.org', third, /There is no administrator nobody@example\.org/],
      ['unlock nobody@example.org', '', /There is no administrator/],
    ])('refuses "%s" with "%s" as the password, and changes nothing', async (words, input, reason) => {
      const before = await companion().db.selectFrom('administrators').selectAll().execute();
      await expect(admin(words, input)).rejects.toThrow(reason);
      expect(await companion().db.selectFrom('administrators').selectAll().execute()).toEqual(before);
      expect(await journal()).toEqual([]);
    });
  },
  { onDisk: true },
);

describe('a password on a terminal', () => {
  const terminal = () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough().setEncoding('utf8');
    return { input, output, shown: () => String(output.read() ?? '') };
  };
  const type = async (input: PassThrough, keys: string) => {
    input.write(keys);
    await new Promise(setImmediate);
  };

  it('is asked for twice and never shown', async () => {
    const { input, output, shown } = terminal();
    const answer = readPassword({ input, output });
    await type(input, 'Lotus-Lam\u007fmp-2026\r');
    await type(input, 'Lotus-Lamp-2026\r');
    expect(await answer).toBe('Lotus-Lamp-2026');
    expect(shown()).toBe('New password: \nAgain: \n');
  });

  it('has to be the same twice, and may be given up', async () => {
    const typed = terminal();
    const different = readPassword(typed);
    const refused = expect(different).rejects.toThrow('two different passwords');
    await type(typed.input, 'one\r');
    await type(typed.input, 'two\r');
    await refused;

    const left = terminal();
    const given = readPassword(left);
    const abandoned = expect(given).rejects.toThrow('No password was given');
    await type(left.input, 'half\u0003');
    await abandoned;
  });
});
