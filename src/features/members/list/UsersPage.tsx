import { Select } from 'antd';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { AllMembers } from '../allMembers/AllMembers';
import { SearchAllButton } from '../allMembers/SearchAllButton';
import { SelectButton } from '../bulk/SelectButton';
import { useSelection } from '../bulk/useSelection';
import { memberCsv } from '../memberCsv';
import { useSearchMembersQuery } from '../membersApi';
import { isContact, parseAllMembersParams, parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { EveryoneFound } from './EveryoneFound';
import { accessAnswers, userColumns, UsersTable } from './UsersTable';
import '@/shared/ui/listHead.css';
import '../members.css';

const groups: { value: UsersGroup; label: string }[] = [
  { value: 'accepted', label: 'Accepted Users' },
  { value: 'rejected', label: 'Rejected Users' },
];

export function UsersPage() {
  const { search, choose, type } = useListSearchParams();
  const { group, name, page } = parseUsersParams(search);
  const { isAll } = parseAllMembersParams(search);
  const isEveryone = !isAll && isContact(name);
  const selection = useSelection(group);
  const tools = (
    <>
      <Select
        aria-label="Users to list"
        options={groups}
        value={group}
        disabled={isEveryone}
        // The URL without a group means `accepted`.
        onChange={(next) => choose({ group: next === 'accepted' ? '' : next })}
      />
      {!isEveryone && <SelectButton selection={selection} />}
    </>
  );
  return (
    <section className="panel" aria-labelledby="users-title">
      <div className="list-head">
        <h2 id="users-title">Users List</h2>
        {!isAll && (
          <div className="list-tools users-tools">
            <SearchBox label="Search by name" value={name} onSearch={(text) => type({ name: text })} />
            <ListTools filters={[group !== 'accepted']}>
              {tools}
              {!isEveryone && (
                <SearchAllButton
                  group={group}
                  name={name}
                  exportButton={name === '' ? undefined : <ExportFound group={group} name={name} />}
                />
              )}
            </ListTools>
          </div>
        )}
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
          filters={[group !== 'accepted']}
          tools={tools}
        />
      ) : isEveryone ? (
        <EveryoneFound contact={name} page={page} />
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
