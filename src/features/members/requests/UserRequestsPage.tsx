import { useSearchParams } from 'react-router-dom';
import type { MemberPanels } from '../detail/memberPanels';
import { AllMembers } from '../allMembers/AllMembers';
import { SelectButton } from '../bulk/SelectButton';
import { useSelection } from '../bulk/useSelection';
import { parseAllMembersParams } from '../membersSearchParams';
import { ReviewDesk } from './desk/ReviewDesk';
import { requestAnswers, requestColumns } from './RequestsTable';

export function UserRequestsPage({ panels }: { panels: MemberPanels }) {
  const [search] = useSearchParams();
  const selection = useSelection('pending');
  if (!parseAllMembersParams(search).isAll) return <ReviewDesk panels={panels} selection={selection} />;
  return (
    <section className="panel" aria-label="User Requests">
      <AllMembers
        group="pending"
        label="User Requests"
        fileName={['User Requests']}
        columns={requestColumns}
        answers={requestAnswers}
        selection={selection}
        tools={<SelectButton selection={selection} />}
      />
    </section>
  );
}
