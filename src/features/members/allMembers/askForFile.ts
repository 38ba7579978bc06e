import { notRead } from '../allMembersState';
import type { MemberGroup } from '../member';
import { membersApi } from '../membersApi';

/** Has all members of a group read, and saved as soon as they are there: by the screen that shows them. */
export const askForFile = (group: MemberGroup) =>
  membersApi.util.upsertQueryData('getAllMembers', group, { ...notRead, isFileAsked: true });
