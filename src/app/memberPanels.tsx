import { useMemberJournal } from '@/features/activity/useMemberJournal';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { MemberHistory } from '@/features/moderation/history/MemberHistory';
import { MemberWarnings } from '@/features/moderation/warnings/MemberWarnings';
import { hasExtension } from '@/shared/appConfig';

function HistoryOfMember({ id }: { id: string }) {
  return hasExtension('journal') ? <HistoryWithJournal id={id} /> : <MemberHistory id={id} />;
}

function HistoryWithJournal({ id }: { id: string }) {
  return <MemberHistory id={id} journal={useMemberJournal(id)} />;
}

export const deskPanels: MemberPanels = { Warnings: MemberWarnings, History: MemberHistory };

export const memberPanels: MemberPanels = { Warnings: MemberWarnings, History: HistoryOfMember };
