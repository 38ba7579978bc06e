import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { idAtEndOf } from '@/shared/idInAddress';
import { MemberProfile } from './MemberProfile';
import type { StoryComponent } from './storyComponent';
import './print.css';

export function MemberDetailPage({ Story }: { Story: StoryComponent }) {
  const id = idAtEndOf(useLocation().pathname);
  return (
    <>
      <div className="member-tools">
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <MemberProfile id={id} />
      <Story id={id} />
    </>
  );
}
