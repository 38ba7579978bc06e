import { aPayment } from '../support/builders';
import { describeApi, describeCall, each, signIn } from './api';

describeApi((api) => {
  /** The query as the console sends it. */
  const all = () => ({ access_token: api.companion().token, last_index: 0, limit: 100_000_000, filter_type: 0 });
  const namesFor = async (filter_type: number) => {
    return each(await api.ask('listPayments', { query: { ...all(), filter_type } }), 'user_name').sort();
  };
  const givenOneOfEach = () =>
    api.given({
      payments: [
        aPayment({ user_name: 'Paid', state: 'Success' }),
        aPayment({ user_name: 'Paying', state: 'Processing' }),
        aPayment({ user_name: 'Unpaid', state: 'Failed' }),
      ],
    });

  describeCall('listPayments', () => {
    it('lists every payment with what the table shows', async () => {
      const payment = aPayment({ user_name: 'Asha Rao', phone_no: '919876543210', state: 'Processing' });
      await api.given({ payments: [payment] });
      expect((await api.ask('listPayments', { query: all() })).rows).toMatchObject([
        {
          payment_index: payment.payment_index,
          user_name: 'Asha Rao',
          phone_no: '919876543210',
          created_at: payment.created_at,
          state: 'Processing',
        },
      ]);
    });

    it('takes filter 0 for all payments, 1 for successful, 2 for processing and 3 for failed ones', async () => {
      await givenOneOfEach();
      expect(await namesFor(0)).toEqual(['Paid', 'Paying', 'Unpaid']);
      expect(await namesFor(1)).toEqual(['Paid']);
      expect(await namesFor(2)).toEqual(['Paying']);
      expect(await namesFor(3)).toEqual(['Unpaid']);
    });

    it('refuses an access token in the query that is not the one of the header', async () => {
      const other = await signIn(api);
      for (const access_token of ['made-up', other]) {
        expect((await api.ask('listPayments', { query: { ...all(), access_token } })).status).toBe(401);
      }
    });

    it('rejects a query without its token, or with numbers that are none', async () => {
      const { access_token, ...withoutToken } = all();
      const wrong = [
        withoutToken,
        { access_token, filter_type: 4, last_index: 0, limit: 10 },
        { ...all(), filter_type: -1 },
        { ...all(), filter_type: 'success' },
        { ...all(), limit: 'all' },
        { ...all(), limit: -5 },
        { ...all(), last_index: 'first' },
        { ...all(), access_token: ['a', 'b'] },
        { ...all(), limit: ['1', '2'] },
      ];
      for (const query of wrong) expect((await api.ask('listPayments', { query })).status).toBe(400);
    });
  });
});
