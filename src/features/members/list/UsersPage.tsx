import { Select } from 'antd';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { SearchBox } from '@/shared/ui/SearchBox';
import { AllMembers } from '../allMembers/AllMembers';
import { SearchAllButton } from '../allMembers/SearchAllButton';
import { SelectButton } from '../bulk/SelectButton';
import { useSelection } from '../bulk/useSelection';
import { parseAllMembersParams, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { accessAnswers, userColumns, UsersTable } from './UsersTable';
import '../members.css';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
];

export function UsersPage() {
  const { search, choose, type } = useListSearchParams();
  const { group, name, page } = parseUsersParams(search);
  const { isAll } = parseAllMembersParams(search);
  const selection = useSelection(group);
  return (
    <section className="panel" aria-labelledby="users-title">
      <div className="list-head">
        <h2 id="users-title">Users List</h2>
        <div className="list-tools users-tools">
          {!isAll && <SearchBox label="Search by name" value={name} onSearch={(text) => type({ name: text })} />}
          <Select
            aria-label="Users to list"
            options={groups}
            value={group}
            // The accepted ones are what an address without a group means.
            onChange={(next) => choose({ group: next === 'accepted' ? '' : next })}
          />
          <SelectButton selection={selection} />
          {!isAll && <SearchAllButton group={group} name={name} />}
        </div>
      </div>
      {isAll ? (
        <AllMembers
          key={group}
          group={group}
          label="Users List"
          fileName={['Users', group]}
          columns={userColumns}
          answers={accessAnswers}
          selection={selection}
        />
      ) : (
        <UsersTable group={group} name={name} page={page} selection={selection} />
      )}
    </section>
  );
}
