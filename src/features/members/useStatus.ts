import { useAppSelector } from '@/shared/hooks';
import { selectMember, type WithMembers } from './membersSlice';

/** The latest status that any reply or decision has told; `status` is what this place was told. */
export const useStatus = (id: string, status = '') =>
  useAppSelector((state: WithMembers) => selectMember(state, id)?.status) || status;

/** A profile may still say 'approved' where the list of deleted members knows more. */
export const useIsDeleted = (id: string) => useStatus(id) === 'deleted';
