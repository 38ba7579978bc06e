import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import './blocks.css';

const few = 4;

/** Links to the blocked members; the server sends their ids only. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (ids.length === 0) return '-';
  return (
    <div>
      <ul className="ids">
        {(isWhole ? ids : ids.slice(0, few)).map((id) => (
          <li key={id}>
            <Link to={paths.member(id)}>{displayText(id)}</Link>
          </li>
        ))}
      </ul>
      {ids.length > few && (
        <Button size="small" style={{ marginTop: 8 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${ids.length}`}
        </Button>
      )}
    </div>
  );
}
