import { Link } from 'react-router-dom';
import { failureText } from '@/shared/api/apiError';
import { searchOfList, useListSearchParams } from '@/shared/routing/listSearchParams';
import { displayText } from '@/shared/format/text';
import { groupParam, type UsersGroup } from '../membersSearchParams';
import { isInGroup, useMemberSearch } from '../searchMembers';

const otherGroups: Record<UsersGroup, UsersGroup[]> = {
  accepted: ['rejected'],
  blocked: ['accepted', 'rejected'],
  rejected: ['accepted'],
};

export function OtherGroups({ name, group }: { name: string; group: UsersGroup }) {
  const { search } = useListSearchParams();
  const { members, isSearching, error } = useMemberSearch({ text: name, silent: true });
  const results = otherGroups[group]
    .map((other) => ({ other, count: members.filter(isInGroup(other)).length }))
    .filter(({ count }) => count > 0);
  const isNowhere = results.length === 0 && !isSearching && error === undefined;
  return (
    <span role="status">
      Nobody among {isNowhere ? 'accepted or rejected' : group} users.
      {results.map(({ other, count }) => (
        <span key={other}>
          {' '}
          {count.toLocaleString()} among {other} users:{' '}
          <Link to={searchOfList(search, { group: groupParam(other) })} aria-label={`Show ${other} users`}>
            show
          </Link>
          .
        </span>
      ))}
      {isSearching && ' Searching the others…'}
      {!isSearching && error !== undefined && ` Others could not be searched: ${displayText(failureText(error))}`}
    </span>
  );
}
