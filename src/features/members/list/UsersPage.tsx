import { skipToken } from '@reduxjs/toolkit/query';
import { Select } from 'antd';
import { pageOfWhole } from '@/shared/api/page';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ExportButton } from '@/shared/ui/ExportButton';
import { countText, type Noun } from '@/shared/ui/ListHead';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { BulkHead } from '../bulk/BulkHead';
import { useSelection } from '../bulk/useSelection';
import { ExportMembers } from '../gathering/ExportMembers';
import type { Member } from '../member';
import { memberCsv, personColumns } from '../memberColumns';
import { useListMembersQuery, useSearchMembersQuery, type Decision } from '../membersApi';
import { isContact, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { AccessCell } from './AccessCell';
import { ContactResults } from './ContactResults';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
];

const columns: readonly Column<Member>[] = [
  ...personColumns,
  { title: 'Actions', card: 'head', render: (member) => <AccessCell member={member} />, width: 8 },
];

const decisions: readonly Decision[] = ['block', 'unblock'];

const nouns: Record<UsersGroup, Noun> = {
  accepted: ['user', 'users'],
  rejected: ['rejected user', 'rejected users'],
};

export function UsersPage() {
  const { search, choose, type } = useListSearchParams();
  const { group, name, page } = parseUsersParams(search);
  const isByContact = isContact(name);
  const isByName = name !== '' && !isByContact;
  const selection = useSelection(group);
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const searched = useSearchMembersQuery(isByName ? { group, name } : skipToken);
  const results = searched.currentData;
  const query = isByName ? { ...searched, currentData: results && pageOfWhole(results, page) } : listed;
  return (
    <section className="panel" aria-labelledby="users-title">
      <BulkHead
        title="Users List"
        titleId="users-title"
        count={!isByContact && countText(query.currentData?.total, nouns[group])}
        decisions={decisions}
        selection={selection}
        rows={query.currentData?.rows ?? []}
        results={isByName ? results?.rows : undefined}
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
            disabled={isByContact}
            // The URL without a group means `accepted`.
            onChange={(next) => choose({ group: next === 'accepted' ? '' : next })}
          />
          {name === '' && <ExportMembers group={group} />}
          {isByName && (
            <ExportButton name={['Users', group, name]} columns={memberCsv} rows={results && (() => results.rows)} />
          )}
        </ListTools>
      </BulkHead>
      {isByContact ? (
        <ContactResults contact={name} page={page} />
      ) : (
        <ListTable label="Users List" columns={columns} query={query} page={page} selection={selection.rows} />
      )}
    </section>
  );
}
