import { addApp, codeOf } from '../support/authenticator';
import { onDatabase } from '../support/engines';
import { administrator } from './api';
import { minute, halfMinute, password, second, wrongCode, steps } from './secondFactorSteps';

onDatabase((companion) => {
  const { call, signIn, answer, begin, addSecond } = steps(companion);

  it('the answer to a wrong password, and to a held account, does not tell that there is a second factor', async () => {
    const wrong = { ...administrator, password: 'wrong' };
    const before = await signIn(wrong);
    await addApp(companion());
    expect((await signIn(wrong)).body).toEqual(before.body);
    for (let time = 0; time < 5; time += 1) await signIn(wrong);
    expect((await signIn()).body).toEqual(before.body);
  });

  it('a seed opens for its own account alone', async () => {
    const { secret } = await addApp(companion());
    const token = await addSecond();
    const { db } = companion();
    await addApp(companion(), { token });
    const rows = await db.selectFrom('second_factors').select(['factor_id', 'secret']).orderBy('factor_id').execute();
    await db
      .updateTable('second_factors')
      .set({ secret: rows[0]?.secret })
      .where('factor_id', '=', rows[1]?.factor_id ?? 0)
      .execute();
    expect(await answer(await begin(second), codeOf(secret))).toMatchObject({ status: 503 });
  });

  it('of two answers with one code at the same moment, exactly one signs in', async () => {
    const { secret, codes } = await addApp(companion());
    const challenges = [await begin(), await begin()];
    const twice = await Promise.all(challenges.map((challenge) => answer(challenge, codeOf(secret))));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    const kind = 'recovery';
    const others = [await begin(), await begin()];
    const recovered = await Promise.all(others.map((each) => answer(each, codes[0] ?? '', { kind })));
    expect(recovered.map(({ status }) => status).sort()).toEqual([200, 401]);
    const one = await begin();
    companion().advanceClock(halfMinute);
    const same = await Promise.all([answer(one, codeOf(secret)), answer(one, codes[1] ?? '', { kind })]);
    expect(same.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('a right password between them does not take wrong codes back, and a challenge from before the lock is worth nothing', async () => {
    const { secret } = await addApp(companion());
    companion().advanceClock(halfMinute);
    const kept = await begin();
    for (let time = 0; time < 5; time += 1) await answer(await begin(), wrongCode(secret));
    expect((await answer(kept, codeOf(secret))).status).toBe(401);
    companion().advanceClock(16 * minute);
    expect((await answer(await begin(), codeOf(secret))).status).toBe(200);
  });

  it('new recovery codes end the earlier ones', async () => {
    expect((await call('POST', '/admins/factors/recovery')).status).toBe(409);
    const { codes } = await addApp(companion());
    const made = await call<{ recovery_codes: string[] }>('POST', '/admins/factors/recovery');
    const kind = 'recovery';
    expect((await answer(await begin(), codes[0] ?? '', { kind })).status).toBe(401);
    expect((await answer(await begin(), made.body.recovery_codes[0] ?? '', { kind })).status).toBe(200);
  });

  it('nobody signs in whose account was disabled, or whose password was changed, after the password was asked for', async () => {
    const { secret } = await addApp(companion());
    const challenge = await begin();
    const { db } = companion();
    await db.updateTable('administrators').set({ disabled_at: new Date().toISOString() }).execute();
    expect((await answer(challenge, codeOf(secret))).status).toBe(401);
    await db.updateTable('administrators').set({ disabled_at: null }).execute();
    const json = { oldpassword: password, newpassword: second.password, confirmpassword: second.password };
    expect((await call('PUT', '/admins/changepassword', { json })).status).toBe(200);
    expect((await answer(challenge, codeOf(secret))).status).toBe(401);
  });

  it('a reset of the password keeps the second factor', async () => {
    const { secret } = await addApp(companion());
    await call('POST', '/admins/forgot', { token: null, json: { email: administrator.email } });
    const json = { newpassword: second.password, confirmpassword: second.password };
    expect((await call('POST', '/admins/reset', { token: companion().mailedCode(), json })).status).toBe(200);
    const { status, body } = await signIn({ ...administrator, password: second.password });
    expect(status).toBe(401);
    expect((await answer(body.second_factor?.challenge ?? '', codeOf(secret))).status).toBe(200);
  });

  it('where browsers keep no passkeys none is added, and an account that has one is not open to the password alone', async () => {
    expect((await call('POST', '/admins/factors', { json: { kind: 'passkey' } })).status).toBe(409);
    expect((await call('GET', '/admins/factors')).body).toMatchObject({ kinds: ['totp'] });
    const { id } = await companion().db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
    const row = {
      administrator_id: id,
      kind: 'passkey' as const,
      name: 'Key',
      secret: 'x',
      credential_id: 'x',
      counter: 0,
    };
    await companion()
      .db.insertInto('second_factors')
      .values({ ...row, created_at: new Date().toISOString() })
      .execute();
    const { status, body } = await signIn();
    expect([status, body.second_factor?.kinds]).toEqual([401, []]);
    expect((await answer(body.second_factor?.challenge ?? '', 'x', { kind: 'passkey' })).status).toBe(401);
  });

  it('an account has at most ten', async () => {
    const row = { administrator_id: 1, kind: 'totp' as const, name: 'x', secret: 'x', counter: 0 };
    const { id } = await companion().db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 10 }, () => ({
      ...row,
      administrator_id: id,
      created_at: new Date().toISOString(),
    }));
    const json = { kind: 'totp' };
    const { challenge, secret } = (
      await call<Record<'challenge' | 'secret', string>>('POST', '/admins/factors', { json })
    ).body;
    await companion().db.insertInto('second_factors').values(rows).execute();
    expect((await call('POST', '/admins/factors', { json })).status).toBe(409);
    const answered = { challenge, name: 'x', answer: codeOf(secret) };
    expect((await call('POST', '/admins/factors/confirm', { json: answered })).status).toBe(409);
  });
});
