import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { EmailText } from '@/shared/ui/text/EmailText';
import { useListActivityQuery } from './activityApi';
import { decisions, doerOf, sentenceOf } from './entry';

export function useMemberJournal(id: string) {
  const query = { member: id, administrator: '', actions: decisions, except: [], from: '', to: '', page: 1 };
  const source = useListActivityQuery(query);
  const events = (source.currentData?.rows ?? []).map((entry) => ({
    key: `journal ${entry.id}`,
    at: entry.at,
    what: (
      <>
        {sentenceOf(entry)} by <EmailText email={doerOf(entry)} />
      </>
    ),
  }));
  const link = <Link to={`${paths.activity}?${new URLSearchParams({ member: id }).toString()}`}>All activity</Link>;
  return { source, events, link };
}
