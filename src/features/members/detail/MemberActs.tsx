import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { quietly } from '@/shared/notices/quiet';
import { useIsModalOpen } from '@/shared/ui/openModals';
import { useAskDeletion } from '../deletions/useAskDeletion';
import { accessAction, useAskAccess } from '../list/useAskAccess';
import type { Member } from '../member';
import { membersApi } from '../membersApi';
import { useAskAnswer } from '../requests/useAskAnswer';
import { useIsDeleted } from '../useIsDeleted';

type Act = 'Accept' | 'Reject' | 'Block' | 'Unblock' | 'Accept deletion' | 'Delete Account';

const isDangerous = (act: Act) => act !== 'Accept' && act !== 'Unblock';

/** The actions that a member's status allows, with the questions of the lists. */
export function MemberActs({ member }: { member: Pick<Member, 'id' | 'name' | 'status'> }) {
  const askAnswer = useAskAnswer();
  const askAccess = useAskAccess();
  const askDeletion = useAskDeletion();
  const { data: requests } = membersApi.endpoints.listDeletionRequests.useQueryState(quietly);
  const isDeleted = useIsDeleted()(member.id);
  const acts = isDeleted ? [] : actsOf(member.status, requests?.rows.some(({ id }) => id === member.id) === true);
  const { group, asked } = useFocusAfter(acts.join());

  const press = (act: Act) => {
    asked();
    if (act === 'Accept' || act === 'Reject') askAnswer(act, member);
    else if (act === 'Block' || act === 'Unblock') askAccess(member);
    else askDeletion(act === 'Accept deletion' ? 'Accept' : act, member);
  };
  return (
    <div ref={group} className="member-acts" role="group" aria-label="Actions" tabIndex={-1}>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === 'Accept' ? 'primary' : 'default'}
          danger={isDangerous(act)}
          onClick={() => press(act)}
        >
          {act}
        </Button>
      ))}
    </div>
  );
}

function actsOf(status: string, wantsDeletion: boolean): Act[] {
  const asked: Act[] = wantsDeletion ? ['Accept deletion'] : [];
  if (status === 'pending') return ['Accept', 'Reject', ...asked];
  if (status === 'rejected') return ['Unblock', ...asked];
  if (status !== 'approved' && status !== 'blocked') return asked;
  return [accessAction(status), ...(wantsDeletion ? asked : (['Delete Account'] as const))];
}

/** The pressed button disappears once it is saved: the focus moves to the buttons that replace it. */
function useFocusAfter(acts: string) {
  const group = useRef<HTMLDivElement>(null);
  const before = useRef('');
  const isAsked = useIsModalOpen();
  useLayoutEffect(() => {
    if (isAsked || before.current === '' || before.current === acts) return;
    before.current = '';
    if (document.activeElement === document.body) group.current?.focus();
  }, [isAsked, acts]);
  return { group, asked: () => void (before.current = acts) };
}
