import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailureLine } from './FailureLine';
import type { ListQuery } from './ListTable';

type StoryPartProps<List> = {
  title: string;
  query: ListQuery<List>;
  children: (list: List) => ReactNode;
};

export function StoryPart<List>({ title, query, children }: StoryPartProps<List>) {
  const { currentData, isFetching, error, refetch } = query;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
        {currentData
          ? children(currentData)
          : isFetching && <Skeleton.Input block size="small" style={{ height: 16 }} />}
      </dd>
    </div>
  );
}
