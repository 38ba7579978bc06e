import { onDatabase } from '../support/engines';

onDatabase((companion) => {
  const path = '/admins/preferences';
  const put = (preferences: unknown) => companion().call('PUT', path, { json: { preferences } });
  const get = async () => (await companion().call('GET', path)).body.preferences;

  it('a console keeps what it likes for its administrator, up to 64 kB', async () => {
    expect(await get()).toBeNull();
    const kept = { views: [{ name: 'ಉಡುಪಿ\0\ud800' }], later: { release: true } };
    expect((await put(kept)).status).toBe(200);
    expect(await get()).toEqual(kept);

    for (const wrong of [null, 'text', { long: 'a'.repeat(66_000) }, { long: 'ಕ'.repeat(22_000) }])
      expect(await put(wrong)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const deep = await companion().call('PUT', path, {
      text: `{"preferences":{"deep":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
    });
    expect(deep).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect((await put({ long: 'a'.repeat(65_000) })).status).toBe(200);
    expect((await companion().call('GET', path, { token: null })).status).toBe(401);
  });
});
