import { openDatabase } from '../../server/db/connect';
import { administrator, describeApi, expectDescribed, expectEnvelope, type OpenApi } from './api';
import { appOver } from './programs';

type Body = { requestBody?: { content: Record<string, object> } };

describeApi((api) => {
  const writings = async () => {
    const { body } = await api.companion().call<OpenApi>('GET', '/openapi.json');
    return Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => method !== 'get')
        .map(([method, operation]) => {
          const { requestBody } = operation as Body; // The document describes a body where the call takes one.
          return { method: method.toUpperCase(), path, types: Object.keys(requestBody?.content ?? {}) };
        }),
    );
  };
  const send = async ({ method, path }: { method: string; path: string }, headers: object, body?: BodyInit) => {
    const { fetch, token } = api.companion();
    const address = `http://companion.test${path.replace('{id}', '1')}`;
    const init = { method, body, headers: { 'x-access-token': token, ...headers } };
    const response = await fetch(new Request(address, init));
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };

  it('every call that changes something is refused to a page of another origin, in the words of the contract', async () => {
    const calls = await writings();
    expect(calls.length).toBeGreaterThan(20);
    for (const call of calls)
      for (const site of ['cross-site', 'same-site']) {
        const headers = {
          'sec-fetch-site': site,
          origin: 'https://elsewhere.example',
          'content-type': 'application/json',
        };
        const reply = await send(call, headers, '{}');
        expect([call, site, reply.status]).toEqual([call, site, 403]);
        expectEnvelope(reply);
        await expectDescribed(api.companion(), call, reply);
      }
    expect(await api.companion().journal()).toEqual([]);
  });

  it.each([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'no call is refused to the console and to programs (%o)',
    async (headers) => {
      for (const call of await writings()) {
        const reply = await send(call, { 'content-type': 'application/json', ...headers }, '{}');
        expect([call, reply.status]).not.toEqual([call, 403]);
      }
    },
  );

  it('every body of no type, or of one that its call does not take, is refused with 415', async () => {
    const calls = (await writings()).filter(({ types }) => types.length > 0);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
      const others = [...types, 'application/json'].filter((type) => !call.types.some((own) => type.startsWith(own)));
      for (const type of others) {
        // The bytes of an array have no type of their own.
        const body = new TextEncoder().encode(JSON.stringify(administrator));
        const reply = await send(call, type ? { 'content-type': type } : {}, body);
        expect([call, type, reply.status]).toEqual([call, type, 415]);
        expectEnvelope(reply);
        await expectDescribed(api.companion(), call, reply);
      }
    }
  });
});

it('a console of another origin that ALLOWED_ORIGINS names signs in', async () => {
  const db = await openDatabase(':memory:');
  const api = appOver(db, { allowedOrigins: ['https://console.example.org'] });
  const signInFrom = async (origin: string) => {
    const headers = { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(administrator) };
    return (await api.fetch(new Request('http://companion.test/admins/login', init))).status;
  };
  // There is no such administrator: 401 is the sign-in's own answer.
  expect(await signInFrom('https://console.example.org')).toBe(401);
  expect(await signInFrom('https://console.example.org.elsewhere.example')).toBe(403);
  await db.destroy();
});
