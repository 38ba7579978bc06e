import { Skeleton } from 'antd';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { displayDate, moment } from '@/shared/dates';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { EmailText } from '@/shared/ui/EmailText';
import { FailureLine } from '@/shared/ui/FailureLine';
import { PersonName } from '@/shared/ui/PersonName';
import { useGetMemberQuery } from '../membersApi';
import { StatusTag } from '../StatusTag';
import type { MemberDetail } from '../memberDetail';
import type { MemberPanels } from './memberPanels';
import { ageOf, countryNames, displayField, labelOf, partnerSections, sections, type Section } from './sections';
import './detail.css';

type MemberProfileProps = { id: string; tools?: ReactNode; panels: MemberPanels };

export const MemberProfile = memo(function MemberProfile({ id, tools, panels: { Evidence } }: MemberProfileProps) {
  const { currentData, isFetching, error, refetch } = useGetMemberQuery(id);
  const failure = error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />;
  if (failure && !currentData) {
    return (
      <section className="panel" aria-labelledby="missing-title">
        <h2 id="missing-title">This member cannot be shown</h2>
        {failure}
        <Link to={paths.users}>Back to the users</Link>
      </section>
    );
  }
  return (
    <article className="member" aria-labelledby="member-name" aria-busy={isFetching}>
      {failure}
      <MemberHead detail={currentData} tools={tools} />
      <Evidence id={id} />
      <div className="panel member-columns">
        {sections.map((section) => (
          <SectionPart key={section.title} section={section} detail={currentData} heading="h3" />
        ))}
      </div>
      <div className="panel">
        <h3>Partner Profile Preference</h3>
        <div className="member-columns">
          {partnerSections.map((section) => (
            <SectionPart key={section.title} section={section} detail={currentData} heading="h4" />
          ))}
        </div>
      </div>
    </article>
  );
});

type SectionPartProps = { section: Section; detail: MemberDetail | undefined; heading: 'h3' | 'h4' };

function SectionPart({ section: { title, part, fields }, detail, heading: Heading }: SectionPartProps) {
  return (
    <div>
      <Heading>{title}</Heading>
      <Answers rows={fields.split(' ').map((field) => [labelOf(field), detail && displayField(detail, part, field)])} />
    </div>
  );
}

function MemberHead({ detail, tools }: { detail: MemberDetail | undefined; tools?: ReactNode }) {
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

// As high as a line of text, so that the layout does not shift.
const loading = <Skeleton.Input block size="small" className="answer-loading" style={{ height: 16 }} />;

/** An answer is undefined while it is loading. */
function Answers({ rows }: { rows: readonly (readonly [label: string, answer: ReactNode])[] }) {
  return (
    <dl className="answers">
      {rows.map(([label, answer], index) => (
        <div key={index} data-empty={answer === '-' || undefined}>
          <dt>{label}</dt>
          <dd>{answer ?? loading}</dd>
        </div>
      ))}
    </dl>
  );
}
