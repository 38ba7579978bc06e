import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { ListTable } from '@/shared/ui/ListTable';
import { useListMembersQuery } from '../membersApi';
import { useRequestsNews } from '../useFigureNews';
import { requestColumns } from './requestColumns';

export function RequestsTable() {
  const page = usePageSearchParam();
  const answer = useListMembersQuery({ group: 'pending', page });
  const news = useRequestsNews(answer);
  return <ListTable label="User Requests" columns={requestColumns} answer={answer} page={page} news={news} />;
}
