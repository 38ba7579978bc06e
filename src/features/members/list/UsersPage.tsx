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
import { isContact, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { useStatus } from '../membersSlice';
import { RespondCell } from '../requests/RequestsTable';
import { StatusTag } from '../StatusTag';
import { AccessCell } from './AccessCell';
import { useMemberSearch } from './useMemberSearch';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
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

const acceptedColumns = columnsOf('approved');
const rejectedColumns = columnsOf('rejected');

const decisions: readonly Decision[] = ['block', 'unblock'];

const nouns: Record<UsersGroup, Noun> = {
  accepted: ['user', 'users'],
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
  const reading = useReadAll();
  const isPart = isAnyStatus && !reading.isOver;
  // Those known already stand here at once.
  const isEmptySoFar = people.length === 0 && (isSearching || isPart);
  const found = {
    currentData: isEmptySoFar ? undefined : pageOfWhole({ rows: people, unreadable }, page),
    isFetching: isEmptySoFar && isSearching,
    error,
    refetch: retry,
  };
  const query = name === '' ? listed : found;
  const foundText =
    people.length === 0 && isSearching
      ? 'Searching…'
      : `${countText(people.length, ['member', 'members'])} found${isPart ? ' so far' : isAnyStatus ? ', in any status' : ''}`;
  return (
    <section className="panel" aria-labelledby="users-title">
      <BulkHead
        title="Users List"
        titleId="users-title"
        count={name === '' ? countText(total, nouns[group]) : !isAnyStatus && foundText}
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
            // The URL without a group means `accepted`.
            onChange={(next) => choose({ group: next === 'accepted' ? '' : next })}
          />
          {name === '' ? (
            <ExportMembers group={group} />
          ) : (
            <ExportButton
              name={['Users', isAnyStatus ? '' : group, name]}
              isPart={isPart}
              columns={memberCsv}
              rows={isEmptySoFar ? undefined : () => people}
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
          columns={group === 'rejected' && !isAnyStatus ? rejectedColumns : acceptedColumns}
          query={query}
          page={page}
          selection={isAnyStatus ? undefined : selection.rows}
          emptyHint={
            <ClearSearch
              text={name}
              words={isAnyStatus ? undefined : 'Nobody is called'}
              onClear={() => type({ name: '' })}
            />
          }
        />
      )}
    </section>
  );
}
