import { Select } from 'antd';
import { Link } from 'react-router-dom';
import { orderOf, searchOfList, sortOf, useListSearchParams } from '@/shared/routing/listSearchParams';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import { rowsPerPage } from '@contract/limits';
import { fileOfPages, rowsPerCall, SaveButton } from '@/shared/ui/list/ExportButton';
import { countText, useTotal } from '@/shared/ui/list/listCount';
import { ListTable } from '@/shared/ui/list/ListTable';
import { AddressNote, ListTools } from '@/shared/ui/list/ListHead';
import { ClearSearch, SearchBox } from '@/shared/ui/list/SearchBox';
import { UserText } from '@/shared/ui/text/UserText';
import { rowsAtDensity, useArranged, useArrangedCsv } from '@/shared/views/arrangement';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/format/text';
import { readNow } from '@/shared/api/freshness';
import { notDone } from '@/shared/notices/noticesFor';
import { BulkHead, useSelection } from '../bulk/BulkHead';
import { FilterChips, MemberFilters } from './MemberFilters';
import {
  anyMember,
  filtersOf,
  listGroups,
  misfitsIn,
  nounOf,
  parseMemberFilter,
  type ListGroup,
  type MemberFilter,
} from './memberFilter';
import { useQueryMembersQuery, memberListApi, type ListedMember } from './memberListApi';
import { groupParam } from '../membersSearchParams';
import { listColumns, listCsv, userDecisions } from './userColumns';

const columnsOfGroup: Record<ListGroup, ReturnType<typeof listColumns>> = {
  accepted: listColumns('approved'),
  blocked: listColumns('blocked'),
  rejected: listColumns('rejected'),
  // Those who wait are accepted or rejected.
  all: listColumns('approved', 13),
};

/** Users where the server searches, sorts and filters them itself. */
export function MemberList() {
  const dispatch = useAppDispatch();
  const { search, choose, type } = useListSearchParams();
  const { page, ...filter } = parseMemberFilter(search);
  const { group, text, order } = filter;
  const limit = rowsAtDensity(search, rowsPerPage);
  const query = useQueryMembersQuery({ ...filter, page, limit });
  const total = useTotal(query.currentData, JSON.stringify(filter));
  const selection = useSelection(group);
  const columns = columnsOfGroup[group];
  const csv = useArrangedCsv(listCsv, columns);
  // By sign-up nobody moves; another order may change while the pages are read.
  const steady = { ...filter, order: order ?? { by: 'joined', order: 'descend' as const } };
  const pageOfFile = (one: number) =>
    memberListApi.endpoints.queryMembers.initiate({ ...steady, page: one, limit: rowsPerCall }, readNow);
  const isNarrowed = text !== '' || filtersOf(filter).length > 0;
  const { isCounted } = query.currentData ?? query.data ?? {};
  const counted = countText(total, nounOf(group));
  const count = counted && isCounted === false ? `More than ${counted}` : counted;
  return (
    <section className="panel" aria-labelledby="users-title">
      <BulkHead
        heading="Users List"
        titleId="users-title"
        columns={columns}
        count={count && isNarrowed ? `${count} found` : count}
        decisions={userDecisions}
        selection={selection}
        rows={query.currentData?.rows ?? []}
        results={
          isNarrowed && total !== undefined && total <= rowsPerCall
            ? { count: total, read: () => dispatch(readMembers(filter)) }
            : undefined
        }
      >
        <SearchBox
          label="Search by name"
          hint="phone, e-mail or id too"
          value={text}
          onSearch={(typed) => type({ name: typed })}
        />
        <ListTools filters={[group !== 'accepted', ...filtersOf(filter).map(() => true)]}>
          <Select
            aria-label="Users to list"
            options={listGroups}
            value={group}
            onChange={(next) => choose({ group: groupParam(next) })}
          />
          <MemberFilters filter={filter} />
          <SaveButton
            name={['Users', group, text, ...filtersOf(filter).map(({ label }) => label)]}
            write={query.currentData && (() => dispatch(fileOfPages(csv, pageOfFile)))}
          />
        </ListTools>
      </BulkHead>
      <FilterChips filter={filter} />
      <AddressNote text="This address asks for what the list does not know:" names={misfitsIn(search)} />
      <ListTable
        label="Users List"
        columns={useArranged(columns)}
        query={query}
        page={page}
        size={limit}
        selection={selection.rows}
        sort={{ order: order ?? orderOf(''), onSort: (next) => choose({ sort: sortOf(next) }) }}
        emptyHint={
          <ClearSearch text={text} onClear={() => type({ name: '' })}>
            <Elsewhere text={text} />
          </ClearSearch>
        }
      />
    </section>
  );
}

function Elsewhere({ text }: { text: string }) {
  const { search } = useListSearchParams();
  const { currentData: data, error } = useQueryMembersQuery({ ...anyMember, text, limit: 1, silent: true });
  if (error !== undefined) return `Others could not be searched: ${displayText(failureText(error))}`;
  if (!data) return null;
  if (data.total === 0)
    return (
      <>
        Nobody of any status matches “<UserText>{text}</UserText>”.
      </>
    );
  const address = searchOfList(search, { group: 'all', from: '', to: '', gender: '', city: '', photo: '' });
  return (
    <>
      {countText(data.total, ['member', 'members'])} of any status: <Link to={address}>show all</Link>.
    </>
  );
}

const readMembers =
  (filter: MemberFilter): AppThunk<Promise<readonly ListedMember[]>> =>
  async (dispatch) => {
    const query = memberListApi.endpoints.queryMembers.initiate({ ...filter, page: 1, limit: rowsPerCall }, readNow);
    const { data, error } = await dispatch(query);
    if (error === undefined && data) return data.rows;
    dispatch(notDone(`Not selected: ${failureText(error)}`));
    return [];
  };
