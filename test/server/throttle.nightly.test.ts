import { aBrowser } from '../support/aBrowser';
import { administrator, describeApi } from './api';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const changed = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };

describeApi((api) => {
  let lastNetwork = 0;
  /** Every sign-in from a network of its own, unless a test is about networks. */
  const signIn = (facts: Partial<typeof administrator> = {}, from = `10.1.0.${(lastNetwork += 1)}`) =>
    api.companion().call('POST', '/admins/login', { token: null, json: { ...administrator, ...facts }, from });
  const fail = async (times: number, facts = {}) => {
    for (let time = 0; time < times; time += 1) await signIn({ password: 'wrong', ...facts });
  };
  const status = async (facts = {}) => (await signIn(facts)).status;
  const wait = (milliseconds: number) => api.companion().advanceClock(milliseconds);

  describe('an account', () => {
    it('rests after five wrong passwords until a quarter of an hour after the first, whatever is tried meanwhile', async () => {
      await fail(4);
      wait(14 * minute);
      await fail(1);
      expect(await status()).toBe(401);
      await fail(30);
      wait(30 * second);
      expect(await status()).toBe(401);
      wait(31 * second);
      expect(await status()).toBe(200);
    });

    it('has a clean sheet after a sign-in, and after a quarter of an hour in peace', async () => {
      await fail(4);
      expect(await status()).toBe(200);
      await fail(4);
      expect(await status()).toBe(200);

      await fail(5);
      wait(16 * minute + second);
      await fail(4);
      expect(await status()).toBe(200);
    });

    it('that rests answers like a wrong password and an unknown e-mail', async () => {
      const unknown = await signIn({ email: 'nobody@example.org' });
      const wrong = await signIn({ password: 'wrong' });
      await fail(5, { email: 'nobody@example.org' });
      await fail(4);
      const answers = [unknown, wrong, await signIn(), await signIn({ email: 'nobody@example.org' })];
      const shown = answers.map(({ status, body, headers }) => {
        headers.delete('x-request-id');
        return { status, body, headers: [...headers] };
      });
      expect(shown[0]).toMatchObject({ status: 401, body: { message: 'Wrong e-mail or password.' } });
      for (const each of shown) expect(each).toEqual(shown[0]);
    });

    it('is woken by a reset of its password', async () => {
      await fail(5);
      await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
      const code = api.companion().mailedCode();
      expect((await api.ask('resetPassword', { json: changed, token: code })).status).toBe(200);
      expect(await status({ password: changed.newpassword })).toBe(200);
    });

    it('rests after guesses that came all at once, however its e-mail is written', async () => {
      const spellings = [' ADMIN@example.org', 'Admin@Example.org', 'admin@example.org '];
      const guess = (number: number) => signIn({ email: spellings[number % 3], password: 'wrong' });
      await Promise.all(Array.from({ length: 12 }, (_, number) => guess(number)));
      expect(await status()).toBe(401);
    });
  });

  describe('an account whose owner has signed in before', () => {
    const home = '198.51.100.4';
    const day = 24 * hour;

    it('lets the owner in from there while strangers fail elsewhere, and holds neither for what the other did', async () => {
      expect((await signIn({}, home)).status).toBe(200);
      await fail(8);
      expect(await status()).toBe(401);
      expect((await signIn({}, home)).status).toBe(200);
      expect(await status()).toBe(401);

      wait(16 * minute);
      for (let time = 0; time < 5; time += 1) await signIn({ password: 'wrong' }, home);
      expect((await signIn({}, home)).status).toBe(401);
      expect(await status()).toBe(200);
      wait(15 * minute + second);
      expect((await signIn({}, home)).status).toBe(200);
    });

    it('forgets the place after thirty days, and keeps it as a hash', async () => {
      await signIn({}, home);
      const stored = JSON.stringify(await api.companion().db.selectFrom('sign_in_addresses').selectAll().execute());
      expect(stored).toContain('address_hash');
      expect(stored).not.toContain(home);
      wait(30 * day + second);
      await fail(5);
      expect((await signIn({}, home)).status).toBe(401);
    });

    it('is warned by mail that somebody tries, once a day', async () => {
      await fail(4);
      expect(api.companion().mails).toEqual([]);
      await signIn({ password: 'wrong' }, '192.0.2.66');
      expect(api.companion().mails).toMatchObject([
        { to: administrator.email, text: expect.stringContaining('192.0.2.66') },
      ]);
      wait(16 * minute);
      await fail(6);
      expect(api.companion().mails).toHaveLength(1);
      wait(day + second);
      await fail(6);
      expect(api.companion().mails).toHaveLength(2);
    });
  });

  describe('a browser in which an administrator has signed in', () => {
    const office = '192.0.2.7';
    const wrong = { ...administrator, password: 'wrong' };
    const open = async () => {
      const browser = aBrowser(api.companion(), office);
      expect((await browser.signIn()).status).toBe(200);
      return browser;
    };
    const failInOffice = async (times: number) => {
      for (let number = 0; number < times; number += 1)
        await signIn(
          { email: number % 2 ? administrator.email : `person${number}@example.org`, password: 'x' },
          office,
        );
    };

    it('signs in at once, whoever has failed behind the same address', async () => {
      const browser = await open();
      await failInOffice(25);
      expect((await signIn({}, office)).status).toBe(429);
      expect((await aBrowser(api.companion(), office).signIn()).status).toBe(429);
      expect((await browser.signIn()).status).toBe(200);
    });

    it('is held by its own failures alone, is told so, and holds nobody else', async () => {
      const browser = await open();
      const other = await open();
      for (let time = 0; time < 5; time += 1) expect((await browser.signIn(wrong)).status).toBe(401);
      for (const json of [administrator, wrong]) {
        const { status, body, headers } = await browser.signIn(json);
        expect([status, body.message, headers.get('retry-after')]).toEqual([
          429,
          'Too many sign-ins in this browser have failed; it alone is held. Please try again in 15 minutes.',
          expect.stringMatching(/^(900|89\d)$/),
        ]);
      }
      for (let time = 0; time < 25; time += 1) await browser.signIn(wrong);
      expect((await other.signIn()).status).toBe(200);
      expect((await signIn({}, office)).status).toBe(200);
      wait(15 * minute + second);
      expect((await browser.signIn()).status).toBe(200);
    });

    it('is a stranger to other accounts, with a made-up secret, and after half a year', async () => {
      const browser = await open();
      await failInOffice(20);
      expect((await browser.signIn({ ...administrator, email: 'other@example.org' })).status).toBe(429);
      const stored = JSON.stringify(await api.companion().db.selectFrom('known_browsers').selectAll().execute());
      const [name = ''] = [...browser.cookies.keys()].filter((each) => !each.startsWith('session'));
      expect([name, browser.cookies.get(name)]).toEqual(['browser', expect.stringMatching(/^[\w-]{43}$/)]);
      expect(stored).not.toContain(browser.cookies.get(name));
      const stranger = aBrowser(api.companion(), office);
      stranger.cookies.set(name, 'a'.repeat(43));
      expect((await stranger.signIn()).status).toBe(429);

      wait(179 * 24 * hour);
      await failInOffice(20);
      expect((await browser.signIn()).status).toBe(200);
      wait(180 * 24 * hour + second);
      await failInOffice(20);
      expect((await browser.signIn()).status).toBe(429);
    });

    it('stays known after a sign-out, and gets its reset mails when its neighbours have used up theirs', async () => {
      const browser = await open();
      await browser.call('POST', '/admins/logout', { token: String((await browser.signIn()).body.token) });
      const forget = (by: Pick<typeof browser, 'call'> = api.companion()) =>
        by.call('POST', '/admins/forgot', { token: null, json: { email: administrator.email }, from: office });
      const mails = () => api.companion().mails.filter(({ subject }) => subject === 'Set a new password');
      for (let time = 0; time < 5; time += 1) await forget();
      expect(mails()).toHaveLength(3);
      await forget(browser);
      expect(mails()).toHaveLength(4);
    });

    it('waits in no queue that its neighbours fill', async () => {
      const browser = await open();
      const flood = Array.from({ length: 100 }, () => signIn({ password: 'x' }, office));
      expect((await browser.signIn()).status).toBe(200);
      expect((await Promise.all(flood)).filter(({ status }) => status === 503).length).toBeGreaterThan(50);
    });
  });

  it('a clock that was a year ahead leaves no account held, no session and no reset code that lasts for a year', async () => {
    wait(365 * 24 * hour);
    const { token } = (await signIn()).body;
    await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
    const code = api.companion().mailedCode();
    await fail(7);
    expect(await status()).toBe(401);
    wait(-365 * 24 * hour);
    expect((await api.ask('getStats', { token: String(token) })).status).toBe(401);
    expect((await api.ask('resetPassword', { json: changed, token: code })).status).toBe(401);
    expect(await status()).toBe(200);
  });

  describe('a network', () => {
    const stranger = (number: number, from = '192.0.2.7') => signIn({ email: `person${number}@example.org` }, from);

    it('is held back after twenty failures in five minutes, and told until when', async () => {
      for (let number = 0; number < 20; number += 1) expect((await stranger(number)).status).toBe(401);
      const held = await stranger(20);
      expect(held.status).toBe(429);
      expect(held.body.message).toBe('Too many sign-ins from this network have failed. Please try again in 5 minutes.');
      expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(200);
      expect((await signIn({}, '192.0.2.7')).status).toBe(429);
      expect((await signIn({}, '192.0.2.8')).status).toBe(200);

      api.companion().restart();
      expect((await stranger(21)).status).toBe(429);
      wait(5 * minute + second);
      expect((await signIn({}, '192.0.2.7')).status).toBe(200);
    });

    it('of version 6 counts as a whole, and so do the wider ones that a provider gives away', async () => {
      const failures = async (number: number, from: (index: number) => string) => {
        for (let index = 0; index < number; index += 1) expect((await stranger(index, from(index))).status).toBe(401);
      };
      await failures(20, (index) => `2001:db8:7:101::${index.toString(16)}`);
      expect((await stranger(0, '2001:db8:7:101:ffff::1')).status).toBe(429);
      await failures(20, (index) => `2001:db8:7:1${(index + 16).toString(16)}::1`);
      expect((await stranger(0, '2001:db8:7:1ff::1')).status).toBe(429);
      await failures(40, (index) => `2001:db8:7:${(index + 16).toString(16)}00::1`);
      expect((await stranger(0, '2001:db8:7::1')).status).toBe(429);
      expect((await stranger(0, '2001:db8:8::1')).status).toBe(401);
    });

    it('of version 6 whose neighbours fail lets in who has signed in from it before', async () => {
      expect((await signIn({}, '2001:db8:7:1::1')).status).toBe(200);
      for (let index = 0; index < 40; index += 1) await stranger(index, `2001:db8:7:${(index + 16).toString(16)}::1`);
      expect((await signIn({}, '2001:db8:7:2::1')).status).toBe(429);
      expect((await signIn({}, '2001:db8:7:1::1')).status).toBe(200);
    });
  });

  it('a flood from two hundred networks takes no turn from who has signed in from there before, or has a session', async () => {
    expect((await signIn({}, '198.51.100.4')).status).toBe(200);
    const flood = Array.from({ length: 200 }, (_, number) =>
      signIn({ email: `person${number}@example.org` }, `203.0.113.${number}`),
    );
    expect((await signIn({}, '198.51.100.4')).status).toBe(200);
    const change = await api.ask('changePassword', { json: { oldpassword: administrator.password, ...changed } });
    expect(change.status).toBe(200);
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer.status === 503).length).toBeGreaterThan(100);
  });

  describe('a forgotten password', () => {
    const forget = (from: string) =>
      api.companion().call('POST', '/admins/forgot', { token: null, json: { email: administrator.email }, from });
    const mails = () => api.companion().mails.filter(({ subject }) => subject === 'Set a new password').length;
    const home = '198.51.100.4';

    it('is mailed three times an hour to who has signed in from there, with the same answer every time', async () => {
      await signIn({}, home);
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await forget(home));
      for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
      expect(mails()).toBe(3);
      api.companion().restart();
      await forget(home);
      expect(mails()).toBe(3);
      wait(hour + second);
      await forget(home);
      expect(mails()).toBe(4);
    });

    it('is mailed nine times an hour for all strangers together, and to its owner beside', async () => {
      await signIn({}, home);
      for (let number = 0; number < 12; number += 1) await forget(`192.0.2.${number}`);
      expect(mails()).toBe(9);
      await forget(home);
      expect(mails()).toBe(10);
    });
  });

  it('an old password cannot be guessed by somebody who has found a session open', async () => {
    const guess = (oldpassword: string) => api.ask('changePassword', { json: { oldpassword, ...changed } });
    for (let time = 0; time < 5; time += 1) expect((await guess('wrong')).status).toBe(400);
    expect((await guess(administrator.password)).status).toBe(429);
    expect((await api.ask('getStats')).status).toBe(200);
    expect(await status()).toBe(200);
    wait(15 * minute + second);
    expect((await guess(administrator.password)).status).toBe(200);
  });
});
