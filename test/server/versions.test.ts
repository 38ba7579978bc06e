import { aVersion } from '../support/builders';
import { describeApi, describeCall, signIn } from './api';

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

  describeCall('listVersions', () => {
    it('lists the versions and tells that maintenance is off', async () => {
      const version = aVersion({ android_version: '3.1.0', ios_version: '3.0.9', status: 0 });
      await api.given({ versions: [version] });
      const answer = await api.ask('listVersions');
      expect(answer.rows).toMatchObject([
        { version_id: version.version_id, android_version: '3.1.0', ios_version: '3.0.9', status: 0 },
      ]);
      expect(answer.body.responseData).toMatchObject({ maintenance_mode: 0 });
    });
  });

  describeCall('addVersion', () => {
    const added = { android_version: '4.0.0', ios_version: '4.0.1' };

    it('answers with 201, and the version is in the list and active', async () => {
      const answer = await api.ask('addVersion', { json: own(added) });
      expect(answer.status).toBe(201);
      expect(await versions()).toMatchObject([{ ...added, status: 1 }]);
    });

    it('rejects versions that are missing, blank or no text', async () => {
      const wrong = [
        { android_version: '4.0.0' },
        { ...added, ios_version: '' },
        { ...added, android_version: '   ' },
        { ...added, ios_version: 4 },
        { ...added, ios_version: 'x'.repeat(5_000) },
      ];
      for (const json of wrong) expect((await api.ask('addVersion', { json: own(json) })).status).toBe(400);
      expect((await api.ask('addVersion', { json: added })).status).toBe(400);
      expect(await versions()).toEqual([]);
    });
  });

  describeCall('updateVersion', () => {
    const update = (json: object) => api.ask('updateVersion', { json: own(json) });

    it('changes both version texts and leaves the status', async () => {
      const version = aVersion({ status: 0 });
      await api.given({ versions: [version] });
      const { version_id } = version;
      expect((await update({ version_id, android_version: '5.0', ios_version: '5.1' })).status).toBe(200);
      expect(await versions()).toMatchObject([{ version_id, android_version: '5.0', ios_version: '5.1', status: 0 }]);
    });

    it('changes the status of the one version that is named, and leaves the texts', async () => {
      const [version, other] = [aVersion({ android_version: '2.4.0', status: 1 }), aVersion()];
      await api.given({ versions: [version, other] });
      for (const status of [0, 0, 1]) {
        expect((await update({ version_id: version.version_id, status })).status).toBe(200);
        const list = await versions();
        const found = ({ version_id }: typeof version) => list.find((row) => row.version_id === version_id);
        expect(found(version)).toMatchObject({ android_version: '2.4.0', status });
        expect(found(other)).toMatchObject({ status: 1 });
      }
    });

    it('refuses a version that does not exist', async () => {
      expect((await update({ version_id: 999, status: 1 })).status).toBe(404);
    });

    it('rejects a body that says nothing new, or nonsense', async () => {
      const version = aVersion();
      await api.given({ versions: [version] });
      const { version_id } = version;
      const wrong = [
        { version_id },
        { version_id, status: 2 },
        { version_id, status: 'on' },
        { version_id, android_version: '5.0' },
        { version_id, android_version: '', ios_version: '5.0' },
        { version_id: 'first', status: 1 },
        { status: 1 },
      ];
      for (const json of wrong) expect((await update(json)).status).toBe(400);
      expect(await versions()).toMatchObject([{ android_version: version.android_version, status: 1 }]);
    });
  });

  describeCall('setMaintenance', () => {
    const set = (maintenance_mode: unknown) => api.ask('setMaintenance', { json: own({ maintenance_mode }) });

    it('switches maintenance on and off, again and again', async () => {
      for (const maintenance_mode of [1, 1, 0, 0, 1]) {
        expect((await set(maintenance_mode)).status).toBe(200);
        expect(await maintenance()).toMatchObject({ maintenance_mode });
      }
    });

    it('rejects a mode that is neither 0 nor 1', async () => {
      for (const mode of [2, -1, 'on', null, undefined, [1]]) expect((await set(mode)).status).toBe(400);
      expect((await api.ask('setMaintenance', { json: { maintenance_mode: 1 } })).status).toBe(400);
      expect(await maintenance()).toMatchObject({ maintenance_mode: 0 });
    });
  });
});
