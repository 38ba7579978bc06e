import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { paymentsApi } from './paymentsApi';

export const paymentsNotices: NoticesFor<typeof paymentsApi> = { listPayments: {} };
