import { selectReadings, toEntry } from '../../server/readings';
import { addSession, aDeletedMember, aMember, aNote, aReport, daysAgo } from '../support/builders';
import { administrator, callDescribed, describeApi, type Answer } from './api';

const path = '/admins/notes';
const asha = 'asha@example.org';
const refused = { status: 409, message: 'Only its author can delete a note.' };

type Asked = { query?: string; json?: object; token?: string | null };

describeApi((api) => {
  const member = aMember({ user_id: 'm-1', status: 'approved' });

  const ask = async (method: string, { query = '', ...init }: Asked) => {
    const { status, body } = await callDescribed(api.companion(), method, path + query, init);
    return status === 200 ? { status, note: body.note, data: body.data } : { status, message: body.message };
  };
  const add = (text: string, user_id = 'm-1', token?: string | null) =>
    ask('POST', { json: { user_id, text }, token }) as Promise<{ status: number; note?: { note_id: number } }>; // as expectDescribed has seen
  const remove = (id: number | string | undefined, token?: string | null) =>
    ask('DELETE', { query: `?note_id=${id}`, token });
  const list = async (user_id = 'm-1', token?: string | null) =>
    (await ask('GET', { query: `?user_id=${user_id}`, token })) as { status: number; data?: Answer['rows'] }; // as expectDescribed has seen
  const texts = async () => (await list()).data?.map(({ text }) => text);
  const openAsha = () => addSession(api.companion().db);

  beforeEach(() => api.given({ members: [member] }));

  it('keeps what administrators write about a member, the newest first, each with its author', async () => {
    const token = await openAsha();
    const own = { text: 'Called her.\nShe says "no".', author: administrator.email, own: true };
    expect(await add(`  ${own.text} `)).toMatchObject({ status: 200, note: own });
    await add('ಕರೆ ಮಾಡಿದೆ 🙏', 'm-1', token);
    await api.given({ members: [aMember({ user_id: 'm-2' })], notes: [aNote({ user_id: 'm-2' })] });
    expect((await list()).data).toMatchObject([{ text: 'ಕರೆ ಮಾಡಿದೆ 🙏', author: asha, own: false }, own]);
    expect((await list('m-1', token)).data).toMatchObject([{ own: true }, { own: false }]);
    await api.companion().db.deleteFrom('administrators').where('email', '=', asha).execute();
    expect((await list()).data).toMatchObject([{ author: asha }, own]);
  });

  it('lists two hundred at most', async () => {
    await api.given({ notes: Array.from({ length: 201 }, (_, index) => aNote(member, { note: `${index}` })) });
    const listed = await texts();
    expect([listed?.length, listed?.[0], listed?.at(-1)]).toEqual([200, '200', '1']);
  });

  it('lets its author delete a note for fifteen minutes, and nobody else', async () => {
    const token = await openAsha();
    const { note } = await add('One');
    const later = await add('Two');
    expect(await remove(note?.note_id, token)).toEqual(refused);
    api.companion().advanceClock(14.5 * 60_000);
    const answers = await Promise.all([remove(note?.note_id), remove(note?.note_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await texts()).toEqual(['Two']);
    api.companion().advanceClock(60_000);
    expect(await remove(later.note?.note_id)).toEqual({ status: 409, message: 'More than 15 minutes have passed.' });
    expect(await texts()).toEqual(['Two']);
  });

  it('is kept once with a decision about the reports of a member', async () => {
    const reporter = aMember();
    await api.given({ members: [reporter], reports: [aReport(reporter, member)] });
    const close = (note: string, decision = 'no_action') =>
      api.companion().call('PUT', '/admins/report_decision', { json: { user_id: 'm-1', decision, note } });
    for (const note of ['A misunderstanding.', 'A misunderstanding.']) expect((await close(note)).status).toBe(200);
    expect(await texts()).toEqual(['A misunderstanding.']);
    expect((await close('It goes on.', 'reopen')).status).toBe(200);
    expect(await texts()).toEqual(['It goes on.', 'A misunderstanding.']);
    expect((await close(' ')).body).toMatchObject({ responseCode: 400, message: 'Note is missing.' });
    const [later, first] = (await list()).data ?? [];
    const facts = (await api.companion().journal()).map(({ before, after }) =>
      [before, after].map((text) => JSON.parse(text ?? 'null') as object),
    );
    const closed_at = expect.any(String) as string;
    expect(facts).toEqual([
      [null, { closed_at, note_id: first?.note_id }],
      [{ closed_at }, { note_id: later?.note_id }],
    ]);
  });

  it('leaves no word of a note in the journal, from which nothing can be deleted', async () => {
    const { note } = await add('A secret');
    await remove(note?.note_id);
    const facts = JSON.stringify({ note_id: note?.note_id });
    expect(await api.companion().journal()).toMatchObject([
      { action: 'add note', subject_id: 'm-1', before: null, after: facts },
      { action: 'delete note', subject_id: 'm-1', before: facts, after: null },
    ]);
  });

  it('notes who has read how many, as of every list about members', async () => {
    await add('A secret');
    await list('m-1', await openAsha());
    await list('nobody');
    const read = (await selectReadings(api.companion().db).execute()).map(toEntry);
    const after = JSON.stringify({ list: 'notes', rows: 1 });
    expect(read).toMatchObject([{ action: 'read list', administrator: asha, after }]);
  });

  it('says what it cannot keep', async () => {
    expect(await add('x'.repeat(2_000))).toMatchObject({ status: 200 });
    const tooLong = 'Text is too long: at most 2000 characters.';
    expect(await add('x'.repeat(2_001))).toEqual({ status: 400, message: tooLong });
    for (const blank of ['', ' \n', '\u200b'])
      expect(await add(blank)).toEqual({ status: 400, message: 'Text is missing.' });
    expect(await remove('one')).toEqual({ status: 400, message: 'Note id must be a whole number.' });
    expect(await remove(7)).toEqual({ status: 404, message: 'There is no note with this id.' });
    expect(await ask('GET', {})).toEqual({ status: 400, message: 'User id is missing.' });
    const unknown = { status: 404, message: 'There is no member with this id.' };
    expect([await add('One', 'nobody'), await list('nobody')]).toEqual([unknown, unknown]);
  });

  it('is for administrators, also about a deleted account, but not about who was purged', async () => {
    const signedOut = { status: 401, message: 'Please sign in.' };
    expect([await add('One', 'm-1', null), await list('m-1', null), await remove(7, null)]).toEqual([
      signedOut,
      signedOut,
      signedOut,
    ]);
    await api.given({
      members: [aDeletedMember({ user_id: 'm-2' }), aDeletedMember({ user_id: 'm-3', purged_at: daysAgo(0) })],
    });
    expect(await add('One', 'm-2')).toMatchObject({ status: 200 });
    expect(await add('One', 'm-3')).toEqual({
      status: 409,
      message: 'The personal data of this member has been removed.',
    });
  });
});
