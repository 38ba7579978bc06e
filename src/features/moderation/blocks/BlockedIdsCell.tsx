import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import './blocks.css';

/** What has room in two lines. */
const few = 4;

/** Links to the blocked members; the server sends their ids only. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (ids.length === 0) return '-';
  const isLong = ids.length > few;
  return (
    <ul className="ids">
      {(isLong && !isWhole ? ids.slice(0, few - 1) : ids).map((id) => (
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
