import type { ReactNode } from 'react';
import * as v from 'valibot';
import { displayDate, moment } from '@/shared/dates';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { PersonName } from '@/shared/ui/PersonName';
import { EmailText } from '@/shared/ui/EmailText';
import { Answers } from './Answers';
import type { MemberDetail } from '../memberDetail';
import { StatusTag } from '../StatusTag';
import { ageOf, countryNames } from './sections';

export function MemberHead({ detail, tools }: { detail: MemberDetail | undefined; tools?: ReactNode }) {
  return (
    <header className="panel member-head">
      <Avatar picture={detail?.picture ?? ''} size="large" />
      <div className="member-who">
        <div className="member-title">
          <h2 id="member-name">
            {detail ? <PersonName name={detail.name} /> : <span className="member-loading">Loading...</span>}
          </h2>
          {detail && <StatusTag status={detail.status} />}
          {tools}
        </div>
        <p className="member-facts">{detail && factsOf(detail)}</p>
      </div>
      <p className="member-about">{detail && (displayText(detail.family.about_me ?? '') || '-')}</p>
      <Answers
        rows={[
          ['E-mail', detail && (displayText(detail.email) === '' ? '-' : <EmailText email={detail.email} />)],
          ['Phone Number', detail && (displayText(detail.phone) || '-')],
          ['Signed up', detail && <span className="screen-only">{displayDate(v.parse(moment, detail.joined))}</span>],
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
