import { Link } from 'react-router-dom';
import { displayDate } from '@/shared/dates';
import { paths } from '@/shared/routing/paths';
import { EmailText } from '@/shared/ui/EmailText';
import { StoryPart } from '@/shared/ui/StoryPart';
import { useListActivityQuery } from './activityApi';
import { decisions, doerOf, sentenceOf } from './entry';

export function MemberActivity({ id }: { id: string }) {
  const query = { member: id, administrator: '', actions: decisions, except: [], from: '', to: '', page: 1 };
  const activity = useListActivityQuery(query);
  return (
    <StoryPart title="Activity" query={activity}>
      {({ rows }) => (
        <>
          {rows.length > 0 && (
            <ul>
              {rows.map((entry) => (
                <li key={entry.id}>
                  {sentenceOf(entry)} by <EmailText email={doerOf(entry)} /> on {displayDate(entry.at)}
                </li>
              ))}
            </ul>
          )}
          <Link to={`${paths.activity}?${new URLSearchParams({ member: id }).toString()}`}>All activity</Link>
        </>
      )}
    </StoryPart>
  );
}
