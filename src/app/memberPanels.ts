import type { MemberPanels } from '@/features/members/detail/memberPanels';
import { MemberEvidence } from '@/features/moderation/evidence/MemberEvidence';
import { MemberStory } from '@/features/moderation/story/MemberStory';
import { StoryWithJournal } from './StoryWithJournal';

export const deskPanels: MemberPanels = { Evidence: MemberEvidence, Story: MemberStory };

export const memberPanels: MemberPanels = { Evidence: MemberEvidence, Story: StoryWithJournal };
