import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { paymentPagesApi } from './paymentPagesApi';

export const paymentsNotices: NoticesFor<typeof paymentPagesApi> = {
  listPayments: {},
  // They never leave the console; the list itself says what is wrong.
  getPaymentsPage: { failure: 'in place' },
  getPaymentMonths: { failure: 'in place' },
  getCallsPage: { failure: 'in place' },
};
