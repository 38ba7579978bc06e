import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { appConfig } from '@/shared/appConfig';
import { displayDate } from '@/shared/dates';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { MemberProfile, type StoryComponent } from './MemberProfile';
import './print.css';

const printButton = (
  <Button className="member-tools" onClick={() => window.print()}>
    Print
  </Button>
);

export function MemberDetailPage({ Story }: { Story: StoryComponent }) {
  const id = lastPathSegment(useLocation().pathname);
  return (
    <>
      <MemberProfile id={id} tools={printButton} />
      <p className="sheet-foot">{footOfSheet()}</p>
      <Story id={id} />
    </>
  );
}

const footOfSheet = () => `${appConfig().brandName} · ${displayDate(Date.now())}`;
