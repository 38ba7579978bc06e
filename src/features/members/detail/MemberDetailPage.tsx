import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appConfig } from '@/shared/api/appConfig';
import { displayDate } from '@/shared/format/dates';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { displayText } from '@/shared/format/text';
import { MemberActions } from './MemberActions';
import { MemberHeader } from './MemberHeader';
import { MemberProfile, MemberSections, type Headings, type MemberPanels } from './MemberProfile';

const headings: Headings = ['h2', 'h3'];

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
                    checked={isContactPrinted}
                    onChange={({ target }) => setContactPrinted(target.checked)}
                  >
                    Print phone and e-mail
                  </Checkbox>
                </>
              )}
            </Flex>
            <p className="member-about">{detail && displayText(detail.family.about_me ?? '')}</p>
          </MemberHeader>
          <panels.Warnings id={id} />
          <MemberSections detail={detail} headings={headings} />
          <panels.History id={id} />
          <p className="sheet-foot">{footOfSheet()}</p>
        </>
      )}
    </MemberProfile>
  );
}

const footOfSheet = () => `${appConfig().brandName} · ${displayDate(Date.now())}`;
