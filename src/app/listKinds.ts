import { createMemberList } from '@/features/members/memberList';
import { createPaymentList } from '@/features/payments/list/paymentList';

export const listKinds = { members: createMemberList, payments: createPaymentList };
