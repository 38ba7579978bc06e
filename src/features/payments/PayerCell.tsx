import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { searchByPhone } from '@/features/members/searchMembers';
import { failureText, type ApiError } from '@/shared/api/apiError';
import { useAppDispatch } from '@/shared/hooks/store';
import { phoneKey } from '@/shared/format/phone';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { PersonName } from '@/shared/ui/text/PersonName';
import { shortestPhone } from '@contract/limits';

type PayerProps = { name: string; phone: string };

export function PayerCell({ name, phone }: PayerProps) {
  if (displayText(name) === '' || phoneKey(phone).length < shortestPhone) return <PersonName name={name} />;
  return <Payer name={name} phone={phone} />;
}

type Lookup = { of?: string; members?: readonly Member[]; error?: ApiError };

function Payer({ name, phone }: PayerProps) {
  const dispatch = useAppDispatch();
  const payer = `${name} ${phone}`;
  const [last, setLast] = useState<Lookup>({});
  const [search, isSearching] = useOneAtATime(async () => {
    setLast({ of: payer });
    setLast({ of: payer, ...(await dispatch(searchByPhone(name, phone))) });
  });
  // The row may show another payment since.
  const { of, members, error }: Lookup = last.of === payer ? last : {};
  const [member, ...others] = members ?? [];
  // Rendered, not called after the lookup, so that nobody who has left the list is redirected.
  if (others.length > 0) return <Navigate to={`${paths.users}?name=${phoneKey(phone)}`} />;
  if (member) return <Navigate to={paths.member(member.id)} />;
  return (
    <Flex component="span" wrap align="center" gap="0 8px" className="payer">
      <Button
        type="link"
        size="small"
        loading={isSearching && of === payer}
        aria-label={`Open the member ${displayText(name)}`}
        onClick={() => void search()}
      >
        <PersonName name={name} />
      </Button>
      <span role="status">
        {!isSearching && error && (
          <>
            <Typography.Text type="danger">Not searched: {displayText(failureText(error))}</Typography.Text>{' '}
            <Button type="link" size="small" onClick={() => void search()}>
              Try again
            </Button>
          </>
        )}
        {members && (
          <Typography.Text type="secondary">
            nobody of this name and number among accepted or rejected users
          </Typography.Text>
        )}
      </span>
    </Flex>
  );
}
