import { skipToken } from '@reduxjs/toolkit/query';
import { Select } from 'antd';
import { pageOfWhole } from '@/shared/api/page';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ClearSearch } from '@/shared/ui/ClearSearch';
import { ExportButton } from '@/shared/ui/ExportButton';
import { countText, useTotal, type Noun } from '@/shared/ui/ListHead';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { BulkHead } from '../bulk/BulkHead';
import { useSelection } from '../bulk/useSelection';
import { ExportMembers } from '../gathering/ExportMembers';
import { ReadAllMembers, useReadAll } from '../gathering/GatheringStatus';
import type { Member } from '../member';
import { contactColumns, memberCsv, PersonCell } from '../memberColumns';
import { useListMembersQuery, type Decision } from '../membersApi';
import { groupParam, isContact, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { useStatus } from '../membersSlice';
import { RespondCell } from '../RespondCell';
import { StatusTag } from '../StatusTag';
import { AccessCell } from './AccessCell';
import { NobodyFound } from './NobodyFound';
import { isInGroup, useMemberSearch } from './useMemberSearch';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
  { value: 'blocked', label: 'Blocked Users' },
];

/** Whoever has another status than the rest of the list is marked with it. */
const columnsOf = (expected: string): readonly Column<Member>[] => [
  {
    title: 'Name',
    card: 'head',
    render: (member) => (
      <PersonCell member={member}>
        <StatusMark {...member} expected={expected} />
      </PersonCell>
    ),
  },
  ...contactColumns,
  { title: 'Actions', card: 'head', render: (member) => <ActionsCell member={member} />, width: 8 },
];

function StatusMark({ id, status, expected }: Member & { expected: string }) {
  return useStatus(id, status) !== expected && <StatusTag id={id} status={status} />;
}

function ActionsCell({ member }: { member: Member }) {
  if (member.status === 'pending') return <RespondCell member={member} />;
  // Other lists name people without saying whether they are members still.
  return !['', 'deleted'].includes(member.status) && <AccessCell member={member} />;
}

const columns: Record<UsersGroup, readonly Column<Member>[]> = {
  accepted: columnsOf('approved'),
  blocked: columnsOf('blocked'),
  rejected: columnsOf('rejected'),
};

const decisions: readonly Decision[] = ['block', 'unblock'];

const nouns: Record<UsersGroup, Noun> = {
  accepted: ['user', 'users'],
  blocked: ['blocked user', 'blocked users'],
  rejected: ['rejected user', 'rejected users'],
};

export function UsersPage() {
  const { search, choose, type } = useListSearchParams();
  const { group, name, page } = parseUsersParams(search);
  const isAnyStatus = isContact(name);
  const selection = useSelection(group);
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const { people, unreadable, isSearching, error, retry } = useMemberSearch({
    text: name,
    group: isAnyStatus ? undefined : group,
  });
  const total = useTotal(listed.currentData, group);
  const { currentData: listedPage } = listed;
  // A server that knows only the statuses of the contract's own lists may send the approved ones as well.
  const isUnfiltered = group === 'blocked' && listedPage?.rows.some(({ status }) => status === 'approved') === true;
  const blockedPage = listedPage && { ...listedPage, rows: listedPage.rows.filter(isInGroup('blocked')) };
  const reading = useReadAll();
  const isPart = isAnyStatus && !reading.isComplete;
  // Those known already stand here at once.
  const isEmptySoFar = people.length === 0 && (isSearching || isPart);
  const found = {
    currentData: isEmptySoFar ? undefined : pageOfWhole({ rows: people, unreadable }, page),
    isFetching: isEmptySoFar && isSearching,
    error,
    refetch: retry,
  };
  const query = name !== '' ? found : isUnfiltered ? { ...listed, currentData: blockedPage } : listed;
  const foundText = isSearching
    ? `Searching…${people.length === 0 ? '' : ` · ${people.length.toLocaleString()} so far`}`
    : `${countText(people.length, ['member', 'members'])} found${isPart ? ' so far' : isAnyStatus ? ', in any status' : ''}`;
  const listedText = isUnfiltered
    ? 'The blocked ones of this page: the server lists other users with them'
    : countText(total, nouns[group]);
  return (
    <section className="panel" aria-labelledby="users-title">
      <BulkHead
        heading="Users List"
        titleId="users-title"
        count={name === '' ? listedText : !isAnyStatus && foundText}
        decisions={decisions}
        selection={selection}
        rows={query.currentData?.rows ?? []}
        results={name === '' || isAnyStatus ? undefined : people}
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
          {name === '' ? (
            <ExportMembers group={group} />
          ) : (
            <ExportButton
              name={['Users', isAnyStatus ? '' : group, name]}
              isPart={isPart}
              columns={memberCsv}
              rows={isEmptySoFar ? undefined : () => people}
              unreadable={unreadable}
            />
          )}
        </ListTools>
      </BulkHead>
      {isAnyStatus && (
        <ReadAllMembers>
          <span role="status">{foundText}</span>
        </ReadAllMembers>
      )}
      {/* Nobody has been found, and not everybody has been read. */}
      {(name === '' || !isEmptySoFar || isSearching || error !== undefined) && (
        <ListTable
          label="Users List"
          columns={columns[isAnyStatus ? 'accepted' : group]}
          query={query}
          page={page}
          selection={isAnyStatus ? undefined : selection.rows}
          emptyHint={
            <ClearSearch text={name} onClear={() => type({ name: '' })}>
              {isAnyStatus ? undefined : <NobodyFound name={name} group={group} />}
            </ClearSearch>
          }
        />
      )}
    </section>
  );
}
