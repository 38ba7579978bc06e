import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailureLine } from './FailureLine';
import type { QueryAnswer } from './ListTable';

type StoryPartProps<List> = {
  title: string;
  answer: QueryAnswer<List>;
  children: (list: List) => ReactNode;
};

export function StoryPart<List>({ title, answer, children }: StoryPartProps<List>) {
  const { currentData, isFetching, error, refetch } = answer;
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
