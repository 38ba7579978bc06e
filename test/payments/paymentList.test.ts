import { createPaymentList } from '@/features/payments/list/paymentList';

const bytesOf = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const everything = { state: '', find: '', from: '', to: '', view: 'all' } as const;

function read(value: unknown) {
  const list = createPaymentList();
  list.addBytes(bytesOf(value));
  return list.finish();
}

describe('the reader of payments', () => {
  it.each([
    ['with keys around it', { responseCode: 200, message: 'x' }, { more: [1], size: 6 }],
    ['alone', {}, {}],
  ])('finds a list %s, and says how the server answered', (_what, envelope, beside) => {
    const payment_list = [{ payment_index: 1 }, null, 'text]', []];
    const text = JSON.stringify({ ...envelope, responseData: { ...beside, payment_list } }, null, 2);
    expect(read(text)).toMatchObject({ envelope, summary: { total: 1, unreadable: 3 } });
  });

  it.each([
    ['elsewhere', { payment_list: [], responseData: { deep: { payment_list: [] } } }],
    ['in a list', { responseData: [{ payment_list: [] }] }],
    ['no list', { responseData: { payment_list: 'soon' } }],
    ['no object', [1]],
    ['nothing', ' '],
  ])('finds none that is %s', (_what, value) => {
    expect(read(value)?.summary).toBeUndefined();
  });

  it.each(['{"responseData":{"payment_list":[{"a":1}', '{"responseData":{"payment_list":[}]}}', '<html>', '{"a":'])(
    'says of %s that it is no JSON',
    (text) => expect(read(text)).toBeUndefined(),
  );
});

describe('the list of payments', () => {
  it('reads letters whose bytes come apart', () => {
    const text = JSON.stringify({ responseData: { payment_list: [{ payment_index: 1, user_name: 'ಕಾವ್ಯಾ 👩‍🎤' }] } });
    const list = createPaymentList();
    for (const byte of bytesOf(text)) list.addBytes(Uint8Array.of(byte));
    expect(list.finish()?.summary?.total).toBe(1);
    expect(list.page({ ...everything, page: 1 }).rows.map(({ name }) => name)).toEqual(['ಕಾವ್ಯಾ 👩‍🎤']);
  });

  it('shows at most two years of months, none of them to come, whatever dates a server sends', () => {
    const year = new Date().getFullYear();
    const dates = ['1970-01-01', `${year + 30}-01-01`, new Date().toISOString()];
    const list = createPaymentList();
    list.addBytes(
      bytesOf({
        responseData: { payment_list: dates.map((created_at, payment_index) => ({ payment_index, created_at })) },
      }),
    );
    const months = list.finish()?.summary?.months ?? [];
    expect(months).toHaveLength(24);
    expect(months.at(-1)?.month).toBe(`${year}-${String(new Date().getMonth() + 1).padStart(2, '0')}`);
    expect(months.at(-1)?.counts.other).toBe(1);
  });

  it('calls nobody who may have paid: a success at an unreadable time counts', () => {
    const payments = [
      { phone_no: '9876500001', state: 'Failed', created_at: 2_000 },
      { phone_no: '9876500001', state: 'Success', created_at: 'soon' },
      { phone_no: '9876500002', state: 'Failed', created_at: 'soon' },
      { phone_no: '9876500003', state: 'Failed', created_at: 2_000 },
      { phone_no: '9876500003', state: 'Success', created_at: 2_000 },
      { phone_no: '', state: 'Failed', created_at: 2_000 },
    ].map((payment, payment_index) => ({ ...payment, payment_index }));
    const list = createPaymentList();
    list.addBytes(bytesOf({ responseData: { payment_list: payments } }));
    expect(list.finish()?.summary?.calls).toBe(1);
    expect(list.calls({ ...everything, view: 'calls', page: 1 }).rows).toMatchObject([
      { phone: '9876500002', failedAt: null, failures: 1 },
    ]);
  });
});
