import { memo } from 'react';
import { MemberActivity } from '@/features/activity/MemberActivity';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { MemberWarnings } from '@/features/moderation/warnings/MemberWarnings';
import { MemberStory } from '@/features/moderation/story/MemberStory';
import { hasExtension } from '@/shared/appConfig';

const StoryWithJournal = memo(function StoryWithJournal({ id }: { id: string }) {
  return <MemberStory id={id}>{hasExtension('journal') && <MemberActivity id={id} />}</MemberStory>;
});

export const deskPanels: MemberPanels = { Warnings: MemberWarnings, Story: MemberStory };

export const memberPanels: MemberPanels = { Warnings: MemberWarnings, Story: StoryWithJournal };
