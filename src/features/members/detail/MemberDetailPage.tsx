import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { appConfig } from '@/shared/appConfig';
import { displayDate } from '@/shared/dates';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import type { MemberPanels } from './memberPanels';
import { MemberProfile } from './MemberProfile';
import './print.css';

const printButton = (
  <Button className="member-tools" onClick={() => window.print()}>
    Print
  </Button>
);

export function MemberDetailPage({ panels }: { panels: MemberPanels }) {
  const id = lastPathSegment(useLocation().pathname);
  return (
    <>
      <MemberProfile id={id} tools={printButton} panels={panels} />
      <p className="sheet-foot">{footOfSheet()}</p>
      <panels.Story id={id} />
    </>
  );
}

const footOfSheet = () => `${appConfig().brandName} · ${displayDate(Date.now())}`;
