import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { FailureLine } from '@/shared/ui/FailureLine';
import { useGetMemberQuery } from '../membersApi';
import { Answers } from './Answers';
import { MemberHead } from './MemberHead';
import type { MemberDetail } from '../memberDetail';
import { displayField, labelOf, partnerSections, sections, type Section } from './sections';
import './detail.css';

/** What other features know about a member; passed in by the app, because `members` may not import them. */
export type StoryComponent = ComponentType<{ id: string }>;

type MemberProfileProps = {
  id: string;
  tools?: ReactNode;
};

export const MemberProfile = memo(function MemberProfile({ id, tools }: MemberProfileProps) {
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
      <Answers rows={fields.map((field) => [labelOf(field), detail && displayField(detail, part, field)])} />
    </div>
  );
}
