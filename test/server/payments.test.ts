import { selectReadings } from '../../server/readings';
import { aPayment } from '../support/builders';
import { describeApi, signIn } from './api';

describeApi((api) => {
  /** The query as the console sends it. */
  const all = { last_index: 0, limit: 100_000_000, filter_type: 0 };
  const ask = (query: object, access_token = api.companion().token) =>
    api.ask('listPayments', { query: { access_token, ...all, ...query } });

  it('lists what the table shows: all by filter 0, successful ones by 1, processing by 2 and failed by 3', async () => {
    const payments = (['Success', 'Processing', 'Failed'] as const).map((state) => aPayment({ state }));
    await api.given({ payments });
    expect((await ask({})).rows).toHaveLength(3);
    for (const [index, { payment_index, user_name, phone_no, created_at, state }] of payments.entries())
      expect((await ask({ filter_type: index + 1 })).rows).toMatchObject([
        { payment_index, user_name, phone_no, created_at, state },
      ]);
    const read = await selectReadings(api.companion().db).orderBy('id').execute();
    expect(read.map(({ name }) => name)).toEqual(['payments', ...payments.map(() => 'payments by state')]);
  });

  it('refuses an access token in the query that is not the one of the header', async () => {
    for (const token of ['made-up', await signIn(api)]) expect((await ask({}, token)).status).toBe(401);
  });

  it('rejects a query without its token, or with numbers that are none', async () => {
    expect((await api.ask('listPayments', { query: all })).status).toBe(400);
    const wrong = [
      ...[4, -1, 'success'].map((filter_type) => ({ filter_type })),
      ...['all', -5, ['1', '2']].map((limit) => ({ limit })),
      ...['first', -1].map((last_index) => ({ last_index })),
      { access_token: ['a', 'b'] },
    ];
    for (const query of wrong) expect((await ask(query)).status).toBe(400);
  });
});
