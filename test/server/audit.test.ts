import { sql } from 'kysely';
import { aCategory, aDeletionRequest, aMember, anAd, aPanchanga, aPicture, aVersion } from '../support/builders';
import { adFields, aForm } from './adCalls';
import { administrator, describeApi } from './api';
import { callNames, callOf, type CallName } from './contract';

const entry = { date: '2026-11-21', nakshatra: 'a', thithi: 'b', vaaara: 'c', yoga: 'd', karana: 'e' };
const passwords = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };

describeApi((api) => {
  const member = aMember({ user_id: 'm-1', status: 'pending' });
  const approved = aMember({ user_id: 'm-2', status: 'approved' });
  const leaving = aMember({ user_id: 'm-3', status: 'approved' });
  const version = aVersion({ version_id: 5, status: 1, android_version: '1.0', ios_version: '1.0' });
  const panchanga = aPanchanga({ daily_panchanga_id: 6, ...entry });
  const category = aCategory({ vendor_ads_category_id: 7, category: 'Florist' });
  const shown = anAd({ vendor_ads_id: 8, title: 'Old title', category: 'Florist' });

  const log = () => api.companion().db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  const lastEntry = async () => {
    const row = (await log()).at(-1);
    const read = (text: string | null | undefined) => (text ? (JSON.parse(text) as object) : null); // Entries are objects.
    return row && { ...row, before: read(row.before), after: read(row.after) };
  };

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

  type Story = [CallName, () => Parameters<typeof api.ask>[1], object];
  const token = () => ({ access_token: api.companion().token });
  const stories: Story[] = [
    [
      'acceptMember',
      () => ({ query: { user_id: 'm-1' } }),
      {
        action: 'accept',
        subject: 'member',
        subject_id: 'm-1',
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ],
    [
      'rejectMember',
      () => ({ query: { user_id: 'm-1' } }),
      {
        action: 'reject',
        subject: 'member',
        subject_id: 'm-1',
        before: { status: 'pending' },
        after: { status: 'rejected' },
      },
    ],
    [
      'blockMember',
      () => ({ query: { user_id: 'm-2' } }),
      {
        action: 'block',
        subject: 'member',
        subject_id: 'm-2',
        before: { status: 'approved' },
        after: { status: 'blocked' },
      },
    ],
    [
      'acceptDeletion',
      () => ({ id: 'm-3' }),
      {
        action: 'accept deletion',
        subject: 'member',
        subject_id: 'm-3',
        before: { deleted_at: null },
      },
    ],
    [
      'addVersion',
      () => ({ json: { ...token(), android_version: '2', ios_version: '3' } }),
      {
        action: 'add',
        subject: 'version',
        before: null,
        after: { android_version: '2', ios_version: '3' },
      },
    ],
    [
      'updateVersion',
      () => ({ json: { ...token(), version_id: 5, status: 0 } }),
      {
        action: 'update',
        subject: 'version',
        subject_id: '5',
        before: { status: 1 },
        after: { android_version: '1.0', status: 0 },
      },
    ],
    [
      'setMaintenance',
      () => ({ json: { ...token(), maintenance_mode: 1 } }),
      {
        action: 'switch',
        subject: 'maintenance mode',
        subject_id: null,
        after: { value: '1' },
      },
    ],
    ['addPanchanga', () => ({ json: entry }), { action: 'add', subject: 'panchanga', before: null, after: entry }],
    [
      'updatePanchanga',
      () => ({ id: 6, json: { ...entry, yoga: 'new' } }),
      {
        action: 'update',
        subject: 'panchanga',
        subject_id: '6',
        before: entry,
        after: { ...entry, yoga: 'new' },
      },
    ],
    [
      'deletePanchanga',
      () => ({ id: 6 }),
      {
        action: 'delete',
        subject: 'panchanga',
        subject_id: '6',
        before: entry,
        after: null,
      },
    ],
    [
      'addCategory',
      () => ({ json: { category: 'Mehndi' } }),
      {
        action: 'add',
        subject: 'category',
        before: null,
        after: { category: 'Mehndi', status: 1 },
      },
    ],
    [
      'updateCategory',
      () => ({ id: 7, json: { status: 0 } }),
      {
        action: 'update',
        subject: 'category',
        subject_id: '7',
        before: { category: 'Florist', status: 1 },
        after: { category: 'Florist', status: 0 },
      },
    ],
    [
      'deleteCategory',
      () => ({ id: 7 }),
      {
        action: 'delete',
        subject: 'category',
        subject_id: '7',
        before: { category: 'Florist', status: 1 },
        after: null,
      },
    ],
    [
      'addAd',
      () => ({ form: aForm({ ...adFields, image: aPicture() }) }),
      {
        action: 'add',
        subject: 'vendor ad',
        before: null,
        after: { title: 'A', image: expect.stringMatching(/^\/media\/ads\//) },
      },
    ],
    [
      'updateAd',
      () => ({ id: 8, form: aForm(adFields) }),
      {
        action: 'update',
        subject: 'vendor ad',
        subject_id: '8',
        before: { title: 'Old title', is_visible: 1 },
        after: { title: 'A', is_visible: 1 },
      },
    ],
    [
      'deleteAd',
      () => ({ id: 8 }),
      {
        action: 'delete',
        subject: 'vendor ad',
        subject_id: '8',
        before: { title: 'Old title' },
        after: null,
      },
    ],
    [
      'login',
      () => ({ json: administrator, token: null }),
      { action: 'sign in', subject: 'administrator', before: null, after: null },
    ],
    [
      'changePassword',
      () => ({ json: { oldpassword: administrator.password, ...passwords } }),
      {
        action: 'change password',
        subject: 'administrator',
        before: null,
        after: null,
      },
    ],
    [
      'forgotPassword',
      () => ({ json: { email: administrator.email }, token: null }),
      {
        action: 'ask for a reset',
        subject: 'administrator',
        before: null,
        after: null,
      },
    ],
  ];

  it.each(stories)('%s leaves one entry with who, what, when, before and after', async (name, question, expected) => {
    const begun = Date.now();
    expect((await api.ask(name, question())).status).toBeLessThan(300);
    expect(await log()).toHaveLength(1);
    const written = await lastEntry();
    expect(written).toMatchObject({ administrator: administrator.email, ...expected });
    expect(Date.parse(String(written?.at))).toBeGreaterThanOrEqual(begun - 1);
  });

  it('knows every call of the contract that changes something', () => {
    const writing = callNames.filter((name) => callOf(name).method !== 'GET');
    expect([...stories.map(([name]) => name), 'resetPassword'].sort()).toEqual([...writing].sort());
  });

  it('names who reset a password, and who signed out, and holds no password', async () => {
    await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
    const code = /reset-password\/([\w-]+)/.exec(api.companion().mails[0]?.text ?? '')?.[1] ?? '';
    await api.ask('resetPassword', { json: passwords, token: code });
    const signedIn = await api.ask('login', {
      json: { ...administrator, password: passwords.newpassword },
      token: null,
    });
    const session = String(signedIn.body.token);
    await api.companion().call('POST', '/admins/logout', { token: session });
    const entries = await log();
    expect(entries.map(({ action }) => action)).toEqual(['ask for a reset', 'reset password', 'sign in', 'sign out']);
    for (const secret of [code, session, passwords.newpassword, administrator.password])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('says nothing of what changed nothing', async () => {
    await api.ask('acceptMember', { query: { user_id: 'm-2' } });
    await api.ask('blockMember', { query: { user_id: 'm-1' } });
    await api.ask('addCategory', { json: { category: 'florist' } });
    await api.ask('deleteAd', { id: 999 });
    await api.ask('updateVersion', { json: { ...token(), version_id: 999, status: 0 } });
    await api.ask('acceptDeletion', { id: 'm-3' });
    await api.ask('acceptDeletion', { id: 'm-3' });
    expect((await log()).map(({ action }) => action)).toEqual(['accept deletion']);
  });

  it('is only added to', async () => {
    await api.ask('acceptMember', { query: { user_id: 'm-1' } });
    const before = await log();
    const { db } = api.companion();
    const changes = [
      sql`update audit_log set administrator = 'somebody else'`,
      sql`delete from audit_log`,
      sql`insert or replace into audit_log (id, at, action, subject) values (${before[0]?.id}, 'x', 'x', 'x')`,
      sql`truncate audit_log`,
    ];
    for (const change of changes) await expect(change.execute(db)).rejects.toThrow();
    expect(await log()).toEqual(before);
  });

  it('is written with the change or not at all', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await sql`alter table audit_log rename to lost`.execute(api.companion().db);
    expect((await api.ask('acceptMember', { query: { user_id: 'm-1' } })).status).toBe(500);
    expect((await api.ask('addCategory', { json: { category: 'Mehndi' } })).status).toBe(500);
    complaint.mockRestore();
    expect((await api.ask('listMembers', { query: { status: 'pending' } })).rows).toHaveLength(1);
    expect((await api.ask('listCategories')).rows).toHaveLength(1);
  });

  it('tells of two who answer at once what each of them really did', async () => {
    const answers = await Promise.all(
      (['acceptMember', 'rejectMember', 'acceptMember'] as const).map((name) =>
        api.ask(name, { query: { user_id: 'm-1' } }),
      ),
    );
    const entries = await log();
    const chain = entries.map(({ before, after }) =>
      [before, after].map((text) => /"status":"(\w+)"/.exec(text ?? '')?.[1]),
    );
    expect(chain[0]?.[0]).toBe('pending');
    for (const [place, [before]] of chain.entries()) if (place > 0) expect(before).toBe(chain[place - 1]?.[1]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });
});
