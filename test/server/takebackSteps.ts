import { openSession } from '../../server/security/sessions';
import { daysAgo } from '../support/builders';
import { expectDescribed, expectEnvelope, type Answer, type Api } from './api';

export const asha = 'asha@example.org';

export const steps = (api: Api) => {
  /** The session of a second administrator. */
  const openAsha = async () => {
    const { db } = api.companion();
    const account = { email: asha, username: 'Asha', password_hash: 'x', created_at: daysAgo(9) };
    const added = db.insertInto('administrators').values(account).returning('id');
    return openSession(db, (await added.executeTakeFirstOrThrow()).id, new Date());
  };
  const takeBack = async ({ user_id }: { user_id: string }, token?: string | null) => {
    const path = '/admins/takeback';
    const reply = await api.companion().call<Answer['body']>('POST', path, { json: { user_id }, token });
    expectEnvelope(reply);
    await expectDescribed(api.companion(), { method: 'POST', path }, reply);
    const { status, body } = reply;
    if (status !== 200) return { status, message: body.message };
    return { status, after: [body.status, body.deletion_requested] };
  };
  const decide = async (verb: 'accept' | 'reject' | 'block', { user_id }: { user_id: string }, token?: string) =>
    (await api.ask(`${verb}Member`, { query: { user_id }, token })).status;
  const accountOf = ({ user_id }: { user_id: string }) =>
    api
      .companion()
      .db.selectFrom('members')
      .select(['status', 'deleted_at'])
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
  const entries = () =>
    api.companion().db.selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute();
  return { openAsha, takeBack, decide, accountOf, entries };
};
