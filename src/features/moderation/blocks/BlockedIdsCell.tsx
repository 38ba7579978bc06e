import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { useMediaQuery } from '@/shared/useMediaQuery';
import './blocks.css';

/** Links to the blocked members; the server sends their ids only. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  // What has room in two lines, or in one on a phone.
  const few = useMediaQuery('(max-width: 700px)') ? 1 : 4;
  if (ids.length === 0) return '-';
  const isLong = ids.length > few;
  return (
    <ul className="ids">
      {(isLong && !isWhole ? ids.slice(0, Math.max(1, few - 1)) : ids).map((id) => (
        <li key={id}>
          <Link to={paths.member(id)}>{displayText(id)}</Link>
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
