import { skipToken } from '@reduxjs/toolkit/query';
import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { pageOfWhole } from '@/shared/api/page';
import { useListSearchParams, searchOfList } from '@/shared/routing/listSearchParams';
import { ClearSearch, SearchBox } from '@/shared/ui/list/SearchBox';
import { ExportButton } from '@/shared/ui/list/ExportButton';
import { countText, useTotal } from '@/shared/ui/list/listCount';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { AddressNote, ListTools } from '@/shared/ui/list/ListHead';
import { useArranged, useArrangedCsv } from '@/shared/views/arrangement';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/format/text';
import { BulkHead, useSelection } from '../bulk/BulkHead';
import { ExportMembers, ReadAllMembers, useReadAll } from '../fullRead/FullReadStatus';
import { columnsOf, userDecisions } from './userColumns';
import { listGroups, nounOf, unaskable } from './memberFilter';
import { isInGroup, useMemberSearch } from '../searchMembers';
import type { Member } from '../member';
import { memberCsv } from '../memberCsv';
import { useListMembersQuery } from '../membersApi';
import { groupParam, isContact, parseUsersParams, type UsersGroup } from '../membersSearchParams';

const groups = listGroups.filter(({ value }) => value !== 'all');

const columns: Record<UsersGroup, readonly Column<Member>[]> = {
  accepted: columnsOf('approved'),
  blocked: columnsOf('blocked'),
  rejected: columnsOf('rejected'),
};

export function UsersByGroup() {
  const { search, choose, type } = useListSearchParams();
  const params = parseUsersParams(search);
  const { group, name, page } = params;
  const selection = useSelection(group);
  const { query, count, results } = useUsersList(params);
  const isAnyStatus = results?.isAnyStatus === true;
  const shownColumns = columns[isAnyStatus ? 'accepted' : group];
  const arrangedColumns = useArranged(shownColumns);
  const csv = useArrangedCsv(memberCsv, shownColumns);
  return (
    <section className="panel" aria-labelledby="users-title">
      <BulkHead
        heading="Users List"
        titleId="users-title"
        columns={shownColumns}
        count={!isAnyStatus && count}
        decisions={userDecisions}
        selection={selection}
        rows={query.currentData?.rows ?? []}
        results={
          results && !isAnyStatus ? { count: results.members.length, read: async () => results.members } : undefined
        }
      >
        <SearchBox
          label="Search by name"
          hint="phone or e-mail too"
          value={name}
          onSearch={(text) => type({ name: text })}
        />
        <ListTools filters={[group !== 'accepted']}>
          <Select
            aria-label="Users to list"
            options={groups}
            value={group}
            disabled={isAnyStatus}
            onChange={(next) => choose({ group: groupParam(next) })}
          />
          {results ? (
            <ExportButton
              name={['Users', isAnyStatus ? '' : group, name]}
              isPart={results.isPart}
              columns={csv}
              rows={results.isEmptySoFar ? undefined : results.members}
              unreadable={results.unreadable}
            />
          ) : (
            <ExportMembers group={group} />
          )}
        </ListTools>
      </BulkHead>
      <AddressNote text="This server lists users by group and name alone. Left out:" names={unaskable(search)} />
      {isAnyStatus && (
        <ReadAllMembers>
          <span role="status">{count}</span>
        </ReadAllMembers>
      )}
      {(!results?.isEmptySoFar || results.isSearching || query.error !== undefined) && (
        <ListTable
          label="Users List"
          columns={arrangedColumns}
          query={query}
          page={page}
          selection={isAnyStatus ? undefined : selection.rows}
          emptyHint={
            <ClearSearch text={name} onClear={() => type({ name: '' })}>
              {isAnyStatus ? undefined : <OtherGroups name={name} group={group} />}
            </ClearSearch>
          }
        />
      )}
    </section>
  );
}

function useUsersList({ group, name, page }: ReturnType<typeof parseUsersParams>) {
  const isAnyStatus = isContact(name);
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const total = useTotal(listed.currentData, group);
  const search = useMemberSearch({ text: name, group: isAnyStatus ? undefined : group });
  const { isComplete } = useReadAll();
  const { members, unreadable, isSearching, error, retry } = search;

  if (name === '') {
    const { currentData: data } = listed;
    // A server that knows only the statuses of the contract's own lists may send the approved ones as well.
    if (group !== 'blocked' || !data?.rows.some(({ status }) => status === 'approved'))
      return { query: listed, count: countText(total, nounOf(group)) };
    return {
      query: { ...listed, currentData: { ...data, rows: data.rows.filter(isInGroup('blocked')) } },
      count: 'The blocked ones of this page: the server lists other users with them',
    };
  }
  const isPart = isAnyStatus && !isComplete;
  const isEmptySoFar = members.length === 0 && (isSearching || isPart);
  const soFar = members.length === 0 ? '' : ` · ${members.length.toLocaleString()} so far`;
  const scope = isPart ? ' so far' : isAnyStatus ? ', in any status' : '';
  return {
    query: {
      currentData: isEmptySoFar ? undefined : pageOfWhole({ rows: members, unreadable }, page),
      isFetching: isEmptySoFar && isSearching,
      error,
      refetch: retry,
    },
    count: isSearching ? `Searching…${soFar}` : `${countText(members.length, ['member', 'members'])} found${scope}`,
    results: { members, unreadable, isPart, isAnyStatus, isEmptySoFar, isSearching },
  };
}

function OtherGroups({ name, group }: { name: string; group: UsersGroup }) {
  const { search } = useListSearchParams();
  const { members, isSearching, error } = useMemberSearch({ text: name, silent: true });
  const results = (['accepted', 'rejected'] as const)
    .filter((other) => other !== group)
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
