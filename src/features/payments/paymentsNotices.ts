import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { paymentPagesApi } from './paymentPagesApi';

export const paymentsNotices: NoticesFor<typeof paymentPagesApi> = {
  listPayments: {},
  // Local queries: the list shows their failures.
  getPaymentsPage: { failure: 'in place' },
  getPaymentMonths: { failure: 'in place' },
  getCallsPage: { failure: 'in place' },
};
