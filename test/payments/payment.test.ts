import * as v from 'valibot';
import { paymentsReply } from '@/features/payments/payment';
import { payersToCall, matchingPayments, monthsOf } from '@/features/payments/paymentsSelectors';

const replyWith = (payment_list: unknown) => ({ responseData: { payment_list } });

const read = (payments: object[]) =>
  v.parse(paymentsReply, replyWith(payments.map((payment, payment_index) => ({ ...payment, payment_index }))));

describe('the reply with the payments', () => {
  it.each([
    ['with keys around it', { responseCode: 200, message: 'x' }, { more: [1], size: 6 }],
    ['alone', {}, {}],
  ])('holds a list %s', (_what, envelope, beside) => {
    const payment_list = [{ payment_index: 1 }, null, 'text]', []];
    const reply = { ...envelope, responseData: { ...beside, payment_list } };
    expect(v.parse(paymentsReply, reply)).toMatchObject({ rows: [{ index: 1 }], unreadable: 3 });
  });

  it.each([
    ['elsewhere', { payment_list: [], responseData: { deep: { payment_list: [] } } }],
    ['in a list', { responseData: [{ payment_list: [] }] }],
    ['no list', replyWith('soon')],
    ['no object', [1]],
    ['nothing', null],
  ])('holds none that is %s', (_what, reply) => {
    expect(v.is(paymentsReply, reply)).toBe(false);
  });

  it('becomes a list that nothing changes any more, so that the store need not go through it', () => {
    const list = read([{ user_name: 'Asha' }]);
    expect([list, list.rows, list.rows[0]].map(Object.isFrozen)).toEqual([true, true, true]);
  });
});

describe('the list of payments', () => {
  it.each([
    [{ search: 'asha' }, 'Asha Asha'],
    [{ search: 'RAO  asha' }, 'Asha Asha'],
    [{ search: '+91 98765-43210' }, 'Asha Asha'],
    [{ search: '(98111) 12222' }, 'Mohan'],
    [{ search: '919811112222' }, 'Mohan'],
    [{ search: '12345' }, 'Ravi'],
    [{ from: '2026-03-05', to: '2026-03-05' }, 'Asha Mohan'],
    [{ from: '2026-03-05' }, 'Asha Mohan Asha'],
    [{ to: '2026-03-04', search: 'nobody' }, ''],
  ])('finds by %j: %s', (asked, names) => {
    const at = (day: number, hours: number, minutes: number) => new Date(2026, 2, day, hours, minutes).toISOString();
    const { rows } = read([
      { user_name: 'Asha Rao', phone_no: '+919876543210', created_at: at(5, 0, 0) },
      { user_name: 'Mohan', phone_no: '98111 12222', created_at: at(5, 23, 59) },
      { user_name: 'Asha Rao', phone_no: '9876543210', created_at: at(6, 0, 0) },
      { user_name: 'Ravi', phone_no: '919812345678', created_at: at(4, 23, 59) },
    ]);
    const found = matchingPayments(rows, { search: '', from: '', to: '', ...asked });
    expect(found.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(names);
  });

  it('shows at most two years of months, none of them to come, whatever dates a server sends', () => {
    const year = new Date().getFullYear();
    const dates = ['1970-01-01', `${year + 30}-01-01`, new Date().toISOString()];
    const months = monthsOf(read(dates.map((created_at) => ({ created_at }))).rows);
    expect(months).toHaveLength(24);
    expect(months.at(-1)?.month).toBe(`${year}-${String(new Date().getMonth() + 1).padStart(2, '0')}`);
    expect(months.at(-1)?.counts.Other).toBe(1);
  });

  it('calls nobody who may have paid: a success at an unreadable time counts', () => {
    const { rows } = read([
      { phone_no: '9876500001', state: 'Failed', created_at: 2_000 },
      { phone_no: '9876500001', state: 'Success', created_at: 'soon' },
      { phone_no: '9876500002', state: 'Failed', created_at: 'soon' },
      { phone_no: '9876500003', state: 'Failed', created_at: 2_000 },
      { phone_no: '9876500003', state: 'Success', created_at: 2_000 },
      { phone_no: '', state: 'Failed', created_at: 2_000 },
    ]);
    expect(payersToCall(rows)).toMatchObject([{ phone: '9876500002', time: null, failures: 1 }]);
  });
});
