import { createMemberList } from '@/features/members/memberList';
import { createPaymentList } from '@/features/payments/list/paymentList';

/** The large lists of the console. This module runs in the worker. */
export const listKinds = { members: createMemberList, payments: createPaymentList };
