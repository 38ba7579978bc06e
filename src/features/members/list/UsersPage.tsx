import { Select } from 'antd';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { SelectButton } from '../bulk/SelectButton';
import { useSelection } from '../bulk/useSelection';
import { ExportMembers } from '../gathering/ExportMembers';
import { memberCsv } from '../memberCsv';
import { useSearchMembersQuery } from '../membersApi';
import { isContact, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { FoundMembers } from './FoundMembers';
import { UsersTable } from './UsersTable';
import '@/shared/ui/listHead.css';
import '../members.css';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
];

export function UsersPage() {
  const { search, choose, type } = useListSearchParams();
  const { group, name, page } = parseUsersParams(search);
  const isByContact = isContact(name);
  const selection = useSelection(group);
  return (
    <section className="panel" aria-labelledby="users-title">
      <div className="list-head">
        <h2 id="users-title">Users List</h2>
        <div className="list-tools users-tools">
          <div className="users-search">
            <SearchBox label="Search by name" value={name} onSearch={(text) => type({ name: text })} />
            <small className="list-note">phone or e-mail too</small>
          </div>
          <ListTools filters={[group !== 'accepted']}>
            <Select
              aria-label="Users to list"
              options={groups}
              value={group}
              disabled={isByContact}
              // The URL without a group means `accepted`.
              onChange={(next) => choose({ group: next === 'accepted' ? '' : next })}
            />
            {!isByContact && (
              <>
                <SelectButton selection={selection} />
                {name === '' ? <ExportMembers group={group} /> : <ExportFound group={group} name={name} />}
              </>
            )}
          </ListTools>
        </div>
      </div>
      {isByContact ? (
        <FoundMembers contact={name} page={page} />
      ) : (
        <UsersTable group={group} name={name} page={page} selection={selection} />
      )}
    </section>
  );
}

function ExportFound({ group, name }: { group: UsersGroup; name: string }) {
  const rows = useSearchMembersQuery({ group, name }).currentData?.rows;
  return <ExportButton name={['Users', group, name]} columns={memberCsv} rows={rows && (() => rows)} />;
}
