import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { selectPeople } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { PersonName } from '@/shared/ui/PersonName';
import { useMediaQuery } from '@/shared/useMediaQuery';
import './blocks.css';

/** Links to the blocked members. The server sends only ids; names are those that this session has read. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const { entities } = useAppSelector(selectPeople);
  // Two lines' worth, on a phone one.
  const few = useMediaQuery('(max-width: 700px)') ? 1 : 4;
  if (ids.length === 0) return '-';
  const isLong = ids.length > few;
  return (
    <ul className="ids">
      {(isLong && !isWhole ? ids.slice(0, Math.max(1, few - 1)) : ids).map((id) => (
        <li key={id}>
          <MemberLink id={id} name={entities[id]?.name} />
        </li>
      ))}
      {isLong && (
        <li>
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${ids.length}`}
          </Button>
        </li>
      )}
    </ul>
  );
}

const shortIdLength = 8;

function MemberLink({ id, name }: { id: string; name: string | undefined }) {
  const wholeId = displayText(id);
  if (!name || displayText(name) === '') return <Link to={paths.member(id)}>{wholeId}</Link>;
  const shortId = wholeId.length > shortIdLength ? `${wholeId.slice(0, shortIdLength)}…` : wholeId;
  return (
    <Link to={paths.member(id)} aria-label={`${displayText(name)}, ${wholeId}`} title={wholeId}>
      <PersonName name={name} /> <span className="list-note">{shortId}</span>
    </Link>
  );
}
