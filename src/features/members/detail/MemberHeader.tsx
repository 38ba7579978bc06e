import { Flex } from 'antd';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { displayDate, timestampSchema } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { EmailText } from '@/shared/ui/text/EmailText';
import { EnlargeButton } from '@/shared/ui/picture/EnlargeButton';
import { PersonName } from '@/shared/ui/text/PersonName';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import { StatusTag } from '../StatusTag';
import type { MemberDetail } from '../memberDetail';
import { ProfileFields } from './MemberProfile';
import { ageOf, countryNames } from './sections';

type MemberHeadProps = {
  id: string;
  detail: MemberDetail | undefined;
  /** Left out where the screen's own heading is the name. */
  nameAs: 'h2' | 'p';
  children?: ReactNode;
};

export function MemberHeader({ id, detail, nameAs: Name, children }: MemberHeadProps) {
  return (
    <header className="panel member-head">
      <MemberPhoto picture={detail?.picture ?? ''} name={detail?.name ?? ''} />
      <div className="member-who">
        <Flex wrap align="center" gap="4px 12px">
          <Name id="member-name" className="member-name">
            {detail ? <PersonName name={detail.name} /> : <span className="member-loading">Loading...</span>}
          </Name>
          {detail && <StatusTag id={id} status={detail.status} />}
        </Flex>
        <p className="member-facts">{detail && factsOf(detail)}</p>
      </div>
      {children}
      <ProfileFields
        rows={[
          ['E-mail', detail && (displayText(detail.email) === '' ? '-' : <EmailText email={detail.email} />)],
          ['Phone Number', detail && (displayText(detail.phone) === '' ? '-' : <PhoneLink phone={detail.phone} />)],
          [
            'Signed up',
            detail && <span className="screen-only">{displayDate(v.parse(timestampSchema, detail.joined))}</span>,
          ],
        ]}
      />
    </header>
  );
}

function factsOf(detail: MemberDetail) {
  const { city = '', country = '' } = detail.personal;
  const age = ageOf(detail);
  const years = /^\d+$/.test(age) ? `${age} years` : age;
  const place = [displayText(city), countryNames(displayText(country))].filter((part) => part !== '').join(', ');
  return [years, place].filter((fact) => fact !== '').join(' · ') || '-';
}

/** Opens in the whole window by a press or by P, except for the default picture. */
function MemberPhoto({ picture, name }: { picture: string; name: string }) {
  const alt = displayText(name) || '-';
  const frame = (image: ReactNode, src: string) => (
    <EnlargeButton label={`Enlarge the photo of ${alt}`} shortcut="p" pictures={[{ src, alt }]}>
      {image}
    </EnlargeButton>
  );
  return <Avatar picture={picture} size="large" frame={frame} />;
}
