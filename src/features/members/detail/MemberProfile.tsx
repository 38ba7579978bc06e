import { Flex, Skeleton } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { displayDate, toTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { EnlargeButton } from '@/shared/ui/picture/EnlargeButton';
import { EmailText } from '@/shared/ui/text/EmailText';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { PersonName } from '@/shared/ui/text/PersonName';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import { countryNames, displayField, labelOf, partnerSections, sections, type Section } from './sections';
import { ageOf } from '../age';
import type { MemberDetail } from '../member';
import { useGetMemberQuery } from '../membersApi';
import { StatusTag } from '../StatusTag';
import './detail.css';
import './print.css';

/** Parts of other features on a member's page, passed in by the app, because `members` may not import them. */
export type MemberPanels = Record<'Warnings' | 'Notes' | 'History', ComponentType<{ id: string }>>;

type MemberProfileProps = { id: string; children: (detail: MemberDetail | undefined) => ReactNode };

export function MemberProfile({ id, children }: MemberProfileProps) {
  const { currentData, isFetching, error, refetch } = useGetMemberQuery({ id });
  const failure = error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />;
  if (failure && !currentData) {
    return (
      <section className="panel" aria-labelledby="missing-title">
        <h2 id="missing-title">This member cannot be shown</h2>
        {failure}
      </section>
    );
  }
  return (
    <article className="member" aria-labelledby="member-name" aria-busy={isFetching}>
      {failure}
      {children(currentData)}
    </article>
  );
}

type MemberSectionsProps = {
  detail: MemberDetail | undefined;
  heading: 'h2' | 'h3';
  children?: ReactNode;
};

export function MemberSections({ detail, heading: Heading, children }: MemberSectionsProps) {
  return (
    <>
      <div className="panel member-columns">
        {sections.map((section) => (
          <SectionPart key={section.title} section={section} detail={detail} heading={Heading}>
            {section.part === 'personal' && children}
          </SectionPart>
        ))}
      </div>
      <div className="panel">
        <Heading>Partner Profile Preference</Heading>
        <div className="member-columns">
          {partnerSections.map((section) => (
            <SectionPart
              key={section.title}
              section={section}
              detail={detail}
              heading={Heading === 'h2' ? 'h3' : 'h4'}
            />
          ))}
        </div>
      </div>
    </>
  );
}

type SectionPartProps = {
  section: Section;
  detail: MemberDetail | undefined;
  heading: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
};

function SectionPart({
  section: { title, part, fields, isWide },
  detail,
  heading: Heading,
  children,
}: SectionPartProps) {
  return (
    <div className={isWide && 'wide'}>
      <Heading>{title}</Heading>
      <ProfileFields
        rows={fields.split(' ').map((field) => [labelOf(field), detail && displayField(detail, part, field)])}
      />
      {children}
    </div>
  );
}

const loading = <Skeleton.Input block size="small" className="field-loading" style={{ height: 16, minWidth: 0 }} />;

export function ProfileFields({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="profile-fields">
      {rows.map(([label, value], index) => (
        <div key={index} data-empty={value === '-' || undefined}>
          <dt>{label}</dt>
          <dd>{value ?? loading}</dd>
        </div>
      ))}
    </dl>
  );
}

type MemberHeadProps = {
  id: string;
  detail: MemberDetail | undefined;
  nameAs: 'h2' | 'p';
  children?: ReactNode;
};

export function MemberHeader({ id, detail, nameAs: Name, children }: MemberHeadProps) {
  const alt = displayText(detail?.name ?? '') || '-';
  return (
    <header className="panel member-head">
      <Avatar
        picture={detail?.picture ?? ''}
        size="large"
        frame={(image, src) => (
          <EnlargeButton label={`Enlarge the photo of ${alt}`} shortcut="p" pictures={[{ src, alt }]}>
            {image}
          </EnlargeButton>
        )}
      />
      <div className="member-who">
        <Flex wrap align="center" gap="4px 12px">
          <Name id="member-name" className="member-name">
            {detail ? <PersonName name={detail.name} /> : <span className="member-loading">Loading...</span>}
          </Name>
          {detail && <StatusTag id={id} status={detail.status} />}
        </Flex>
        <p className="member-facts" style={{ minHeight: '1.5em' }}>
          {detail && factsOf(detail)}
        </p>
      </div>
      {children}
      <ProfileFields
        rows={[
          ['E-mail', detail && (displayText(detail.email) === '' ? '-' : <EmailText email={detail.email} />)],
          ['Phone Number', detail && (displayText(detail.phone) === '' ? '-' : <PhoneLink phone={detail.phone} />)],
          ['Signed up', detail && <span className="screen-only">{displayDate(toTime(detail.joined))}</span>],
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
