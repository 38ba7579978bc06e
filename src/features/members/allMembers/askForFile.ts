import { notRead } from '../allMembersState';
import type { MemberGroup } from '../member';
import { membersApi } from '../membersApi';

/** Has the group's screen read all its members and save them. */
export const askForFile = (group: MemberGroup) =>
  membersApi.util.upsertQueryData('getAllMembers', group, { ...notRead, isFileAsked: true });
