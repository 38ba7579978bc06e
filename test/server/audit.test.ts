import { sql } from 'kysely';
import { selectReadings } from '../../server/readings';
import { aCategory, aDeletionRequest, aMember, anAd, aPanchanga, aPicture, aVersion } from '../support/builders';
import { adFields, aForm } from './adCalls';
import { administrator, describeApi } from './api';
import { callNames, callOf, type CallName } from './contract';

const entry = { date: '2026-11-21', nakshatra: 'a', thithi: 'b', vaaara: 'c', yoga: 'd', karana: 'e' };
const newEntry = { ...entry, yoga: 'new' };
const versions = { android_version: '2', ios_version: '3' };
const florist = { category: 'Florist', status: 1 };
const passwords = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };

describeApi((api) => {
  const member = aMember({ user_id: 'm-1', status: 'pending' });
  const approved = aMember({ user_id: 'm-2', status: 'approved' });
  const leaving = aMember({ user_id: 'm-3', status: 'approved' });
  const version = aVersion({ version_id: 5, status: 1, android_version: '1.0', ios_version: '1.0' });
  const panchanga = aPanchanga({ daily_panchanga_id: 6, ...entry });
  const category = aCategory({ vendor_ads_category_id: 7, category: 'Florist' });
  const shown = anAd({ vendor_ads_id: 8, title: 'Old title', category: 'Florist' });

  const log = () => api.companion().journal();

  beforeEach(() =>
    api.given({
      members: [member, approved, leaving],
      deletionRequests: [aDeletionRequest(leaving)],
      versions: [version],
      panchanga: [panchanga],
      categories: [category],
      ads: [shown],
    }),
  );

  type Fields = object | null;
  type Question = Parameters<typeof api.ask>[1];
  type Story = [CallName, Question | (() => Question), what: string, before?: Fields, after?: Fields];
  const withToken = (facts: object) => () => ({ json: { access_token: api.companion().token, ...facts } });
  const ofMember = (user_id: string) => ({ query: { user_id } });
  const { title } = adFields;
  const added = { title, image: expect.stringMatching(/^\/media\/ads\//) as unknown };
  const stopped = { android_version: '1.0', status: 0 };
  const hidden = { ...florist, status: 0 };
  const [old, updated] = [
    { title: 'Old title', is_visible: 1 },
    { title, is_visible: 1 },
  ];
  const changed = { oldpassword: administrator.password, ...passwords };
  const forgotten = { json: { email: administrator.email }, token: null };
  /** The call, and 'action: subject, id' with what stood there before and after. */
  const stories: Story[] = [
    ['acceptMember', ofMember('m-1'), 'accept: member, m-1', { status: 'pending' }, { status: 'approved' }],
    ['rejectMember', ofMember('m-1'), 'reject: member, m-1', { status: 'pending' }, { status: 'rejected' }],
    ['blockMember', ofMember('m-2'), 'block: member, m-2', { status: 'approved' }, { status: 'blocked' }],
    ['acceptDeletion', { id: 'm-3' }, 'accept deletion: member, m-3', { deleted_at: null }, undefined],
    ['addVersion', withToken(versions), 'add: version', null, versions],
    ['updateVersion', withToken({ version_id: 5, status: 0 }), 'update: version, 5', { status: 1 }, stopped],
    ['setMaintenance', withToken({ maintenance_mode: 1 }), 'switch: maintenance mode', undefined, { value: '1' }],
    ['addPanchanga', { json: entry }, 'add: panchanga', null, entry],
    ['updatePanchanga', { id: 6, json: newEntry }, 'update: panchanga, 6', entry, newEntry],
    ['deletePanchanga', { id: 6 }, 'delete: panchanga, 6', entry, null],
    ['addCategory', { json: { category: 'A' } }, 'add: category', null, { category: 'A', status: 1 }],
    ['updateCategory', { id: 7, json: { status: 0 } }, 'update: category, 7', florist, hidden],
    ['deleteCategory', { id: 7 }, 'delete: category, 7', florist, null],
    ['addAd', { form: aForm({ ...adFields, image: aPicture() }) }, 'add: vendor ad', null, added],
    ['updateAd', { id: 8, form: aForm(adFields) }, 'update: vendor ad, 8', old, updated],
    ['deleteAd', { id: 8 }, 'delete: vendor ad, 8', { title: 'Old title' }, null],
    ['login', { json: administrator, token: null }, 'sign in: administrator', null, null],
    ['changePassword', { json: changed }, 'change password: administrator', null, null],
    ['forgotPassword', forgotten, 'ask for a reset: administrator', null, null],
  ];

  it.each(stories)(
    '%s leaves one entry with who, what, when, before and after',
    async (name, question, what, before, after) => {
      const begun = Date.now();
      expect((await api.ask(name, typeof question === 'function' ? question() : question)).status).toBeLessThan(300);
      const [row, ...others] = await log();
      expect(others).toEqual([]);
      expect(row?.administrator).toBe(administrator.email);
      expect([`${row?.action}: ${row?.subject}`, `${row?.action}: ${row?.subject}, ${row?.subject_id}`]).toContain(
        what,
      );
      expect(Date.parse(String(row?.at))).toBeGreaterThanOrEqual(begun - 1);
      for (const [text, wanted] of [
        [row?.before, before],
        [row?.after, after],
      ])
        if (wanted === null) expect(text).toBeNull();
        else if (wanted) expect(JSON.parse(String(text))).toMatchObject(wanted);
    },
  );

  it('knows every call of the contract that changes something', () => {
    const writing = callNames.filter((name) => callOf(name).method !== 'GET');
    expect([...stories.map(([name]) => name), 'resetPassword'].sort()).toEqual([...writing].sort());
  });

  it('names who reset a password, who guessed at the old one, and who signed out, and holds no password', async () => {
    await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
    const code = api.companion().mailedCode() ?? '';
    await api.ask('resetPassword', { json: passwords, token: code });
    const signedIn = await api.ask('login', {
      json: { ...administrator, password: passwords.newpassword },
      token: null,
    });
    const session = String(signedIn.body.token);
    await api.ask('changePassword', { json: { oldpassword: 'wrong', ...passwords }, token: session });
    await api.companion().call('POST', '/admins/logout', { token: session });
    const entries = await log();
    const reset = ['ask for a reset', 'reset password', 'end session'];
    const actions = [...reset, 'sign in', 'fail to change password', 'sign out'];
    expect(entries).toMatchObject(actions.map((action) => ({ action, address: '127.0.0.1' })));
    for (const secret of [code, session, passwords.newpassword, administrator.password])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('says nothing of what changed nothing', async () => {
    await api.ask('acceptMember', { query: { user_id: 'm-2' } });
    await api.ask('blockMember', { query: { user_id: 'm-1' } });
    await api.ask('addCategory', { json: { category: 'florist' } });
    await api.ask('deleteAd', { id: 999 });
    await api.ask('updateVersion', withToken({ version_id: 999, status: 0 })());
    await api.ask('acceptDeletion', { id: 'm-3' });
    await api.ask('acceptDeletion', { id: 'm-3' });
    expect((await log()).map(({ action }) => action)).toEqual(['accept deletion']);
  });

  it('is only added to, by programs that know nothing of it as well', async () => {
    await api.ask('acceptMember', { query: { user_id: 'm-1' } });
    await api.ask('getMember', { query: { user_id: 'm-1' } });
    const { db } = api.companion();
    const all = async () => [await log(), await selectReadings(db).execute()];
    const before = await all();
    // Off unless a program switches it on; PostgreSQL has none.
    await sql`pragma recursive_triggers = off`.execute(db).catch(() => undefined);
    const changes = [
      sql`update audit_log set administrator = 'somebody else'`,
      sql`delete from audit_log`,
      sql`insert or replace into audit_log (id, at, action, subject) values (${(await log())[0]?.id}, 'x', 'x', 'x')`,
      sql`truncate audit_log`,
      sql`update readings set rows = 1`,
      sql`delete from readings`,
      sql`truncate readings`,
      sql`insert or replace into readings (id, at, reader_id, subject_id) select id, 0, reader_id, subject_id from readings`,
      sql`update readers set administrator = 'somebody else'`,
      sql`update read_subjects set name = 'm-2'`,
      sql`insert or replace into read_subjects (subject_id, kind, name) select subject_id, kind, 'm-2' from read_subjects`,
      sql`delete from readers`,
      sql`delete from read_subjects`,
    ];
    for (const change of changes) await expect(change.execute(db)).rejects.toThrow();
    expect(await all()).toEqual(before);
  });

  it('is written with the change or not at all', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await sql`alter table audit_log rename to lost`.execute(api.companion().db);
    expect((await api.ask('acceptMember', { query: { user_id: 'm-1' } })).status).toBe(500);
    expect((await api.ask('addCategory', { json: { category: 'Mehndi' } })).status).toBe(500);
    expect((await api.ask('listMembers', { query: { status: 'pending' } })).rows).toHaveLength(1);
    expect((await api.ask('listCategories')).rows).toHaveLength(1);
    complaint.mockRestore();
  });
});
