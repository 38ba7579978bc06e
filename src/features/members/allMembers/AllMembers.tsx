import { Button } from 'antd';
import type { ReactNode } from 'react';
import { askList, useStoreDispatch } from '@/shared/largeList/largeLists';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { orderOf, sortOf } from '@/shared/routing/sortSearchParams';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SaveButton } from '@/shared/ui/SaveButton';
import { SearchBox } from '@/shared/ui/SearchBox';
import { SortSelect } from '@/shared/ui/SortSelect';
import { notRead, type AllMembers as Known } from '../allMembersState';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import type { Member, MemberGroup } from '../member';
import type { MemberAnswer } from '../memberAnswers';
import type { MemberList } from '../memberList';
import { changeAllMembers } from '../membersApi';
import { allMembersColumns, memberOrders } from './allMembersColumns';
import { leaveAllMembers, parseAllMembersParams } from '../membersSearchParams';
import { LoadProgress } from './LoadProgress';
import { useAllMembers } from './useAllMembers';
import { useFoundPage, useFoundQuery } from './useFoundQuery';
import './allMembers.css';

type AllMembersProps = {
  group: MemberGroup;
  label: string;
  fileName: readonly string[];
  columns: readonly Column<Member>[];
  answers: readonly MemberAnswer[];
  selection: Selection;
  filters?: readonly boolean[];
  mainTool?: ReactNode;
  tools: ReactNode;
};

export function AllMembers(props: AllMembersProps) {
  const { group, label, fileName, columns, answers, selection, filters, mainTool, tools } = props;
  const dispatch = useStoreDispatch();
  const known = useAllMembers(group);
  const { search, choose, type } = useListSearchParams();
  const { find, sort } = parseAllMembersParams(search);
  const page = parsePage(search);
  const shown = known?.shown;
  const answer = useFoundPage(useFoundQuery(group), page);
  const data = answer.currentData;
  if (!known) return null;

  const change = (facts: Partial<Known>) =>
    dispatch(changeAllMembers(group, (latest) => void Object.assign(latest, facts)));
  const leave = () => choose(leaveAllMembers);
  const cancel = () => {
    change(shown ? { isReading: false } : notRead);
    if (!shown) leave();
  };

  return (
    <>
      <div className="list-tools all-members-tools">
        <SearchBox label="Search by name, phone or e-mail" value={find} onSearch={(text) => type({ find: text })} />
        {mainTool}
        <ListTools filters={filters}>
          {tools}
          <SortSelect orders={memberOrders} sort={sort} onSort={(next) => choose({ sort: next })} />
          {shown && (
            <SaveButton
              name={[...fileName, find]}
              isPart={!shown.isWhole}
              write={() => dispatch(askList<MemberList, 'file'>(shown.listId, 'file', { find, sort }))}
              isPressed={known.isFileAsked && shown.isWhole}
              onSave={() => change({ isFileAsked: false })}
            />
          )}
          {/* Guards against the second click of a double click on 'Export CSV', whose place it takes. */}
          <Button onClick={({ detail }) => detail < 2 && leave()}>Back to the list</Button>
        </ListTools>
      </div>
      <LoadProgress
        known={known}
        onCancel={cancel}
        onGoOn={() => change({ isReading: true, failure: undefined })}
        onRefresh={() => change(notRead)}
      />
      {shown && data && (
        <>
          <p className="list-note" role="status">
            {find !== '' && `${data.total} found.`}
          </p>
          <BulkBar
            answers={answers}
            selection={selection}
            rows={data.rows}
            all={{
              count: data.total,
              members: async () =>
                (await dispatch(askList<MemberList, 'members'>(shown.listId, 'members', { find, sort }))) ?? [],
            }}
          />
        </>
      )}
      {shown && (shown.isWhole || data?.total !== 0) && (
        <ListTable
          label={label}
          columns={allMembersColumns(columns, (text) => choose({ find: text }))}
          answer={answer}
          page={page}
          selection={selection.rows}
          sort={{ order: orderOf(sort), onSort: (order) => choose({ sort: sortOf(order) }) }}
        />
      )}
    </>
  );
}
