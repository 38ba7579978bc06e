import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useStoreDispatch } from '@/shared/largeList/largeLists';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import type { MemberGroup } from '../member';
import { enterAllMembers } from '../membersSearchParams';
import { askForFile } from './askForFile';

type SearchAllButtonProps = {
  group: MemberGroup;
  name?: string;
  /** Exports the search's result; by default the whole group. */
  exportButton?: ReactNode;
};

export function SearchAllButton({ group, name = '', exportButton }: SearchAllButtonProps) {
  const dispatch = useStoreDispatch();
  const { choose } = useListSearchParams();
  const enter = () => choose(enterAllMembers(name));
  const save = async () => {
    await dispatch(askForFile(group));
    enter();
  };
  return (
    <>
      <Button onClick={enter}>
        <span>
          Search everyone<span className="all-fields"> (by phone and e-mail too)</span>
        </span>
      </Button>
      {exportButton ?? <Button onClick={save}>Export CSV</Button>}
    </>
  );
}
