import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appConfig } from '@/shared/api/appConfig';
import { displayDate } from '@/shared/format/dates';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { accessAction, useAskAccess, useAskDeletion } from '../AccountActions';
import { useAskDecision } from '../DecisionCell';
import { MemberHeader, MemberProfile, MemberSections, type MemberPanels } from './MemberProfile';
import type { Member } from '../member';
import { isDangerous, membersApi, type Decision } from '../membersApi';
import { useStatus } from '../membersSlice';

export function MemberDetailPage({ panels }: { panels: MemberPanels }) {
  const id = lastPathSegment(useLocation().pathname);
  const [isContactPrinted, setContactPrinted] = useState(false);
  return (
    <MemberProfile key={id} id={id}>
      {(detail) => (
        <>
          <MemberHeader id={id} detail={detail} nameAs="p">
            <Flex wrap gap={8} className="member-tools">
              {detail && (
                <>
                  <MemberActions member={{ ...detail, id }} />
                  <Button onClick={() => window.print()}>Print</Button>
                  <Checkbox
                    className="print-contact"
                    style={{ alignItems: 'center' }}
                    checked={isContactPrinted}
                    onChange={({ target }) => setContactPrinted(target.checked)}
                  >
                    Print phone and e-mail
                  </Checkbox>
                </>
              )}
            </Flex>
            <p className="member-about">{detail && <ScreenedText>{detail.family.about_me ?? ''}</ScreenedText>}</p>
          </MemberHeader>
          <panels.Warnings id={id} />
          <MemberSections detail={detail} heading="h2" />
          <panels.Notes id={id} />
          <panels.History id={id} />
          <p className="sheet-foot">{footOfSheet()}</p>
        </>
      )}
    </MemberProfile>
  );
}

const footOfSheet = () => `${appConfig().brandName} · ${displayDate(Date.now())}`;

function MemberActions({ member }: { member: Pick<Member, 'id' | 'name' | 'status'> }) {
  const askDecision = useAskDecision();
  const askAccess = useAskAccess();
  const askDeletion = useAskDeletion();
  const { data: requests } = membersApi.endpoints.listDeletionRequests.useQueryState();
  const status = useStatus(member.id, member.status);
  const wantsDeletion = requests?.rows.some(({ id }) => id === member.id) === true;
  const actions = actionsFor(status, wantsDeletion);

  const run = (action: Decision) => {
    if (action === 'Accept' || action === 'Reject') askDecision(action, member);
    else if (action === 'Block' || action === 'Unblock') askAccess({ ...member, status });
    else askDeletion(wantsDeletion ? 'Accept' : action, member);
  };
  return (
    <Flex wrap gap={8} className="member-acts" role="group" aria-label="Actions" tabIndex={-1}>
      {actions.map((action) => (
        <Button
          key={action}
          type={action === 'Accept' ? 'primary' : 'default'}
          danger={isDangerous(action)}
          onClick={() => run(action)}
        >
          {action}
        </Button>
      ))}
    </Flex>
  );
}

function actionsFor(status: string, wantsDeletion: boolean): Decision[] {
  if (status === 'deleted') return [];
  const asked: Decision[] = wantsDeletion ? ['Delete Account'] : [];
  if (status === 'pending') return ['Accept', 'Reject', ...asked];
  if (status === 'rejected') return ['Unblock', ...asked];
  if (status !== 'approved' && status !== 'blocked') return asked;
  return [accessAction(status), 'Delete Account'];
}
