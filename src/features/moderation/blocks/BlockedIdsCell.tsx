import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { selectMembersById } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { PersonName } from '@/shared/ui/text/PersonName';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import './blocks.css';

/** Links to the blocked members: first those whose names this session has read, as the server sends only ids. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const { entities } = useAppSelector(selectMembersById);
  const isNarrow = useMediaQuery('(max-width: 700px)');
  if (ids.length === 0) return '-';
  const nameOf = (id: string) => displayText(entities[id]?.name ?? '');
  const sorted = ids.toSorted((one, other) => Number(nameOf(one) === '') - Number(nameOf(other) === ''));
  // One line's worth.
  const few = isNarrow ? 1 : nameOf(sorted[0] ?? '') === '' ? 4 : 3;
  const isLong = ids.length > few;
  return (
    <Flex component="ul" wrap align="baseline" gap="0 20px" className="ids">
      {(isLong && !isExpanded ? sorted.slice(0, Math.max(1, few - 1)) : sorted).map((id) => (
        <li key={id}>
          <BlockedLink id={id} name={nameOf(id)} />
        </li>
      ))}
      {isLong && (
        <li>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `Show all ${ids.length}`}
          </Button>
        </li>
      )}
    </Flex>
  );
}

const shortIdLength = 8;

function BlockedLink({ id, name }: { id: string; name: string }) {
  const fullId = displayText(id);
  const shortId = fullId.length > shortIdLength ? `${fullId.slice(0, shortIdLength)}…` : fullId;
  return (
    <Link to={paths.member(id)} aria-label={name === '' ? fullId : `${name}, ${fullId}`} title={fullId}>
      {name !== '' && (
        <>
          <PersonName name={name} />{' '}
        </>
      )}
      <span className="list-note">{shortId}</span>
    </Link>
  );
}
