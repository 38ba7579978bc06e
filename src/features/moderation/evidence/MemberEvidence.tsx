import { Alert } from 'antd';
import { memo } from 'react';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { doubtsOf } from './doubts';

/** What does not fit in a profile, beside the decision: hints, nothing where all fits. */
export const MemberEvidence = memo(function MemberEvidence({ id }: { id: string }) {
  const { currentData } = useGetMemberQuery(id);
  const doubts = currentData ? doubtsOf(currentData) : [];
  if (doubts.length === 0) return null;
  return (
    <section className="evidence" aria-label="Evidence">
      <Alert
        type="warning"
        showIcon
        title={
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        }
      />
    </section>
  );
});
