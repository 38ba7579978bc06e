import { aVersion } from '../support/builders';
import { describeApi, signIn } from './api';

describeApi((api) => {
  /** The body with the caller's own token, as the contract wants it. */
  const own = (body: object) => ({ access_token: api.companion().token, ...body });
  const versions = async () => (await api.ask('listVersions')).rows;
  const maintenance = async () => (await api.ask('listVersions')).body.responseData;

  it.each([
    ['addVersion', { android_version: '4.0.0', ios_version: '4.0.1' }],
    ['updateVersion', { version_id: 999, status: 1 }],
    ['setMaintenance', { maintenance_mode: 1 }],
  ] as const)('%s refuses an access token that is not the one of the header', async (name, body) => {
    for (const access_token of ['made-up', await signIn(api)])
      expect((await api.ask(name, { json: { ...body, access_token } })).status).toBe(401);
    expect(await maintenance()).toMatchObject({ maintenance_mode: 0, version_list: [] });
  });

  it('a version is added as an active one, with 201', async () => {
    const added = { android_version: '4.0.0', ios_version: '4.0.1' };
    expect((await api.ask('addVersion', { json: own(added) })).status).toBe(201);
    expect(await versions()).toMatchObject([{ ...added, status: 1 }]);
  });

  it('a change of the texts leaves the status, a change of the status leaves the texts, and both leave other versions', async () => {
    const [version, other] = [aVersion(), aVersion()];
    await api.given({ versions: [version, other] });
    const { version_id } = version;
    const found = async (id: number) => (await versions()).find((row) => row.version_id === id);
    const update = (json: object) => api.ask('updateVersion', { json: own(json) });
    for (const change of [
      { status: 0 },
      { status: 0 },
      { android_version: '5.0', ios_version: '5.1' },
      { status: 1 },
    ]) {
      const before = [await found(version_id), await found(other.version_id)];
      expect((await update({ version_id, ...change })).status).toBe(200);
      expect(await found(version_id)).toEqual({ ...before[0], ...change });
      expect(await found(other.version_id)).toEqual(before[1]);
    }
    expect((await update({ version_id: 999, status: 1 })).status).toBe(404);
  });

  it('switches maintenance on and off, again and again', async () => {
    for (const maintenance_mode of [1, 1, 0, 0, 1]) {
      expect((await api.ask('setMaintenance', { json: own({ maintenance_mode }) })).status).toBe(200);
      expect(await maintenance()).toMatchObject({ maintenance_mode });
    }
  });
});
