import type { MemberPanels } from '@/features/members/detail/memberPanels';
import { MemberEvidence } from '@/features/moderation/evidence/MemberEvidence';
import { MemberChips } from '@/features/moderation/story/MemberChips';
import { MemberStory } from '@/features/moderation/story/MemberStory';
import { StoryWithJournal } from './StoryWithJournal';

export const deskPanels: MemberPanels = { Chips: MemberChips, Evidence: MemberEvidence, Story: MemberStory };

export const memberPanels: MemberPanels = { Chips: MemberChips, Evidence: MemberEvidence, Story: StoryWithJournal };
