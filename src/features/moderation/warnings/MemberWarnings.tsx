import { memo } from 'react';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { Horoscope } from './Horoscope';
import { useWarnings } from './useWarnings';
import { WarningList } from './WarningList';

/** Warnings for the decision; nothing where all is consistent. */
export const MemberWarnings = memo(function MemberWarnings({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery({ id });
  const warnings = useWarnings(id, detail, detail?.status);
  return (
    detail && (
      <>
        <WarningList warnings={warnings} />
        <Horoscope detail={detail} />
      </>
    )
  );
});
