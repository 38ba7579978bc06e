import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailureLine } from './FailureLine';
import type { QueryAnswer } from './ListTable';

type StoryPartProps<List> = {
  title: string;
  anchor?: string;
  answer: QueryAnswer<List>;
  children: (list: List) => ReactNode;
};

export function StoryPart<List>({ title, anchor, answer, children }: StoryPartProps<List>) {
  const { currentData, isFetching, error, refetch } = answer;
  return (
    <div id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
      <dt>{title}</dt>
      <dd>
        {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
        {currentData
          ? children(currentData)
          : isFetching && <Skeleton.Input block size="small" className="story-loading" style={{ height: 16 }} />}
      </dd>
    </div>
  );
}
