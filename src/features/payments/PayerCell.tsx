import { Button, Dropdown, Typography } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { useLazyFindMembersByPhoneQuery } from '@/features/members/memberByPhoneApi';
import { phoneKey } from '@/shared/phone';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { PersonName } from '@/shared/ui/PersonName';

type PayerProps = { name: string; phone: string };

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** Clicking the name looks up the member by phone. */
export function PayerCell({ name, phone }: PayerProps) {
  if (displayText(name) === '' || phoneKey(phone).length < shortestPhone) return <PersonName name={name} />;
  // After a search the row shows another payment: the last result no longer applies.
  return <Payer key={`${name} ${phone}`} name={name} phone={phone} />;
}

function Payer({ name, phone }: PayerProps) {
  const [find, { data, isFetching, error }] = useLazyFindMembersByPhoneQuery();
  const look = () => !isFetching && void find({ name, phone }, true);
  const [found, ...others] = data ?? [];
  // Rendered, not called after the lookup, so that nobody who has left the list is redirected.
  if (found && others.length === 0) return <Navigate to={paths.member(found.id)} />;
  return (
    <span className="payer">
      <Button
        type="link"
        size="small"
        loading={isFetching}
        aria-label={`Open the member ${displayText(name)}`}
        onClick={look}
      >
        <PersonName name={name} />
      </Button>
      <span role="status">
        {!isFetching && error !== undefined && (
          <>
            <Typography.Text type="danger">Not searched.</Typography.Text>{' '}
            <Button type="link" size="small" onClick={look}>
              Try again
            </Button>
          </>
        )}
        {data && !found && <Typography.Text type="secondary">no member with this number</Typography.Text>}
        {data && found && <Choice members={data} />}
      </span>
    </span>
  );
}

function Choice({ members }: { members: readonly Member[] }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const items = members.map(({ id, name, email, status }) => ({
    key: id,
    label: (
      <>
        <PersonName name={name} /> {[email, status].map(displayText).filter(Boolean).join(', ')}
      </>
    ),
  }));
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      autoFocus
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void navigate(paths.member(key)) }}
    >
      <Button type="link" size="small">
        {members.length} members have this number
      </Button>
    </Dropdown>
  );
}
