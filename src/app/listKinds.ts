import { createMemberList } from '@/features/members/memberList';

export const listKinds = { members: createMemberList };
