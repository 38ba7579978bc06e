import { aCategory, aPanchanga, aVersion } from '../support/builders';
import { adFields, aForm } from './adCalls';
import { addressOf, administrator, describeApi, expectEnvelope } from './api';
import { callNames, callOf, type CallName } from './contract';

const callsWithJson = callNames.filter((name) => /Version|Maintenance|Panchanga|Category|login|Password/.test(name));
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const anEntry = { date: '2026-11-21', nakshatra: 'a', thithi: 'b', vaaara: 'c', yoga: 'd', karana: 'e' };
const aLongText = 'x'.repeat(50_000);
const bothVersions = { android_version: '4.0.0', ios_version: '4.0.1' };
const passwords = { oldpassword: administrator.password, newpassword: 'Marigold-31', confirmpassword: 'Marigold-31' };
const wrongEntries = [
  ...Object.keys(anEntry).map((field) => ({ ...anEntry, [field]: '  ' })),
  ...[7, aLongText, undefined].map((yoga) => ({ ...anEntry, yoga })),
  { ...anEntry, date: '2026-02-30' },
];
const tooLong = { category: aLongText };
const wrongBodies: [CallName, object[]][] = [
  ['login', [{}, { ...administrator, password: 7 }]],
  ['forgotPassword', [{}, { email: '' }, { email: [administrator.email] }]],
  ['changePassword', [{ confirmpassword: 'other' }, { newpassword: '' }].map((json) => ({ ...passwords, ...json }))],
  ['addVersion', [{ ios_version: ' ' }, { access_token: undefined }].map((one) => ({ ...bothVersions, ...one }))],
  ['updateVersion', [{}, { status: 2 }, { android_version: '5.0' }, { version_id: 'first', status: 1 }]],
  ['setMaintenance', [{}, { maintenance_mode: 2 }, { maintenance_mode: 1, access_token: undefined }]],
  ['addPanchanga', wrongEntries],
  ['updatePanchanga', wrongEntries],
  ['addCategory', [{}, { category: '   ' }, { category: ['Mehndi'] }, tooLong]],
  ['updateCategory', [{}, { category: ' ', status: 1 }, { category: 'Flowers', status: 2 }]],
];
const searched = { status: 'approved', username: 'asha' };
const wrongQueries: [CallName, Record<string, string | number | string[] | undefined>[]][] = [
  ['listMembers', [0, -1, 1.5, '1e400', ['1', '2']].map((page) => ({ status: 'pending', page }))],
  ['listMembers', [undefined, 'deleted', ['pending', 'nonsense']].map((status) => ({ status, page: 1 }))],
  [
    'searchMembers',
    [{ status: undefined }, { username: undefined }, { status: 'x' }].map((one) => ({ ...searched, ...one })),
  ],
  ['listAds', ['all', '-1', '1.5', '', '1e9', ['1', '2']].map((limit) => ({ limit }))],
];
const callsThatReadJson = callsWithJson.filter((name) => ['POST', 'PUT'].includes(callOf(name).method));

describeApi((api) => {
  const send = (method: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      'x-access-token': api.companion().token,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    return api.companion().fetch(new Request(`http://companion.test${path}`, { ...init, method, headers }));
  };
  const read = async (response: Response) => {
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };

  describe('without a session', () => {
    it('every call is closed to a missing, a made-up and a shortened token', async () => {
      for (const name of callNames.filter((each) => !callOf(each).open))
        for (const token of [null, '', 'made-up', api.companion().token.slice(1)])
          expect([name, (await api.ask(name, { id: 1, token })).status]).toEqual([name, 401]);
    });

    it('a token in the address or in another header opens nothing', async () => {
      const { token } = api.companion();
      const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}`, 'x-access-token': '' };
      const reply = await read(await send('GET', `/analysis/details?access_token=${token}`, { headers }));
      expect(reply.status).toBe(401);
    });
  });

  it('where there is nothing, that is said with 404 in the envelope', async () => {
    const nowhere = [
      '/admins',
      '/admins/nobody',
      '/api',
      '/api/vendor_ads',
      '/admins/login/',
      '/%00',
      '/api/..%2f..%2fetc',
    ];
    for (const path of nowhere)
      for (const method of methods) {
        const reply = await read(await send(method, path));
        expect([method, path, reply.status]).toEqual([method, path, 404]);
        expectEnvelope(reply);
      }
  });

  it('another method at the address of a call is refused with 405, which names the one it takes', async () => {
    for (const name of callNames) {
      const address = addressOf(name, { id: 1 });
      const taken = callNames
        .filter((other) => addressOf(other, { id: 1 }) === address)
        .map((other) => callOf(other).method);
      for (const method of methods.filter((each) => !taken.includes(each))) {
        const reply = await read(await send(method, address));
        expect([name, method, reply.status]).toEqual([name, method, 405]);
        expect(reply.headers.get('allow')).toContain(callOf(name).method);
        expectEnvelope(reply);
      }
    }
  });

  it('every answer is never stored, sniffed, framed or followed by a referrer', async () => {
    const replies = [
      await send('GET', '/analysis/details'),
      await send('GET', '/analysis/details', { headers: { 'x-access-token': 'made-up' } }),
      await send('GET', '/api/nothing'),
      await send('POST', '/admins/login', { body: '{' }),
    ];
    for (const { headers } of replies) {
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('a query that asks for nonsense is refused with 400', async () => {
    for (const [name, queries] of wrongQueries)
      for (const query of queries) expect([query, (await api.ask(name, { query })).status]).toEqual([query, 400]);
  });

  describe('a body', () => {
    it.each(wrongBodies)(
      'of %s that says nothing, or nonsense, is refused with 400 and changes nothing',
      async (name, bodies) => {
        await api.given({
          versions: [aVersion({ version_id: 5 })],
          panchanga: [aPanchanga({ daily_panchanga_id: 5 })],
          categories: [aCategory({ vendor_ads_category_id: 5 })],
        });
        const { token, journal } = api.companion();
        const own = /Version|Maintenance/.test(name) ? { access_token: token, version_id: 5 } : {};
        for (const json of bodies) {
          const answer = await api.ask(name, {
            id: 5,
            json: { ...own, ...json },
            token: callOf(name).open ? null : token,
          });
          expect([json, answer.status]).toEqual([json, 400]);
        }
        expect(await journal()).toEqual([]);
        expect(api.companion().mails).toEqual([]);
      },
    );

    it('that is not a JSON object is refused with 400', async () => {
      for (const name of callsThatReadJson) {
        const token = callOf(name).open ? null : undefined;
        for (const text of ['', '{', 'null', '[]', '"text"', '7', '{"a":1}trailing', '\u0000'])
          expect([name, text, (await api.ask(name, { id: 1, text, token })).status]).toEqual([name, text, 400]);
      }
    });

    it('that repeats one field tens of thousands of times is refused before anybody has to wait', async () => {
      const part = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n\r\n';
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const begun = Date.now();
      const reply = await send('POST', addressOf('addAd'), { headers, body: `${part.repeat(35_000)}--x--\r\n` });
      expect(reply.status).toBe(400);
      expect(Date.now() - begun).toBeLessThan(3_000);
    });

    it.each([
      ['of a type that the call does not take', 'login', 'multipart/form-data; boundary=x', 415],
      ['of somebody who is not signed in', 'addAd', 'multipart/form-data; boundary=x', 401],
      ['longer than any password', 'login', 'application/json', 413],
      ['that grows while it arrives', 'addCategory', 'application/json', 413],
    ] as const)('%s is not read to its end', async (_words, name, type, status) => {
      const sent = { bytes: 0 };
      const body = new ReadableStream({
        pull(controller) {
          sent.bytes += 10_000;
          if (sent.bytes > 2_000_000) controller.close();
          else controller.enqueue(new Uint8Array(10_000).fill(0x20));
        },
      });
      const token = name === 'addCategory' ? api.companion().token : '';
      const headers = { 'content-type': type, 'x-access-token': token };
      // Node asks for the word 'half' where a body is a stream; its types do not know it yet.
      const init = { body, duplex: 'half', headers } as RequestInit;
      expect((await send('POST', addressOf(name), init)).status).toBe(status);
      expect(sent.bytes).toBeLessThan(1_000_000);
    });

    it('that breaks off is the fault of nobody here', async () => {
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error('The line is cut.')) });
      const init = { body, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit; // See above.
      expect((await send('POST', addressOf('addCategory'), init)).status).toBe(400);
    });

    it('of a category cannot set what the server gives out', async () => {
      const json = { category: 'Mehndi', vendor_ads_category_id: 77, status: 0 };
      expect((await api.ask('addCategory', { json })).status).toBe(200);
      expect((await api.ask('listCategories')).rows).toMatchObject([{ vendor_ads_category_id: 1, status: 1 }]);
    });

    it('of an ad cannot set its id, its time or who may see it', async () => {
      const foreign = { vendor_ads_id: '77', created_at: '2001', expires_at: '2099', is_visible: '2', isVisible: '2' };
      const form = aForm({ ...adFields, ...foreign });
      expect((await api.ask('addAd', { form })).status).toBe(200);
      const { rows } = await api.ask('listAds');
      expect(rows).toMatchObject([{ isVisible: 1, expiresIn: '90 days' }]);
      expect(JSON.stringify(rows)).not.toMatch(/\b(77|2001|2099)\b/);
    });

    it('that reaches for prototypes changes none', async () => {
      const polluted = '{"polluted":"yes"}';
      const bodies = [
        `{"__proto__":${polluted},"category":"One"}`,
        `{"constructor":{"prototype":${polluted}},"category":"Two"}`,
        `{"category":{"__proto__":${polluted}}}`,
        `{"__proto__":{"category":"Inherited"}}`,
      ];
      const answers = [];
      for (const text of bodies) answers.push((await api.ask('addCategory', { text })).status);
      expect(answers).toEqual([200, 200, 400, 400]);
      expect('polluted' in {}).toBe(false);
    });
  });

  it('an id that is none is refused with 400, and one that nobody has with 404', async () => {
    const calls = [
      ['updateAd', () => ({ form: aForm(adFields) })],
      ['deleteAd', () => ({})],
      ['updateCategory', () => ({ json: { category: 'Flowers', status: 1 } })],
      ['deleteCategory', () => ({})],
      ['updatePanchanga', () => ({ json: anEntry })],
      ['deletePanchanga', () => ({})],
      ['acceptDeletion', () => ({})],
    ] as const;
    for (const [name, question] of calls) {
      const isText = name === 'acceptDeletion';
      for (const id of isText ? ['x'.repeat(5_000)] : ['first', '-1', '1.5', '../1', '1;2', '9'.repeat(30)])
        expect([name, id, (await api.ask(name, { id, ...question() })).status]).toEqual([name, id, 400]);
      expect([name, (await api.ask(name, { id: 999, ...question() })).status]).toEqual([name, 404]);
    }
  });

  describe('text', () => {
    it('is kept as it was written, markup, quotes, joiners and all', async () => {
      const names = ['<img src=x onerror=alert(1)>', "Robert'); drop table members; --", 'क्\u200dष', '🪷 Kamala'];
      for (const category of names) expect((await api.ask('addCategory', { json: { category } })).status).toBe(200);
      const { rows } = await api.ask('listCategories');
      expect(rows.map((row) => row.category).sort()).toEqual([...names].sort());
    });

    it('with a NUL, which PostgreSQL cannot keep, is refused before it gets there', async () => {
      expect((await api.ask('addCategory', { json: { category: 'nul\0here' } })).status).toBe(400);
      expect((await api.ask('acceptMember', { query: { user_id: 'nul\0here' } })).status).toBe(400);
      const search = { status: 'approved', username: 'nul\0here' };
      expect((await api.ask('searchMembers', { query: search })).status).toBe(400);
      const login = { email: 'admin\0@example.org', password: administrator.password };
      expect([400, 401]).toContain((await api.ask('login', { json: login, token: null })).status);
    });
  });
});
