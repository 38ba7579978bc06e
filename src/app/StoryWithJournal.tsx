import { memo } from 'react';
import { MemberActivity } from '@/features/activity/MemberActivity';
import { MemberStory } from '@/features/moderation/story/MemberStory';

export const StoryWithJournal = memo(function StoryWithJournal({ id }: { id: string }) {
  return (
    <MemberStory id={id}>
      <MemberActivity id={id} />
    </MemberStory>
  );
});
