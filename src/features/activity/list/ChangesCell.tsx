import { Button } from 'antd';
import { useState } from 'react';
import { UserText } from '@/shared/ui/UserText';
import { useMediaQuery } from '@/shared/useMediaQuery';
import type { Change } from '../changes';

export function ChangesCell({ changes }: { changes: readonly Change[] }) {
  const [isWhole, setWhole] = useState(false);
  const few = useMediaQuery('(max-width: 700px)') ? 1 : 3;
  if (changes.length === 0) return <span className="activity-none">-</span>;
  return (
    <>
      <ul className="changes">
        {(isWhole ? changes : changes.slice(0, few)).map(({ label, before, after }, place) => (
          <li key={place}>
            <span className="changes-label">{label}:</span> {before !== undefined && <UserText>{before}</UserText>}
            {before !== undefined && after !== undefined && ' → '}
            {after !== undefined && <UserText>{after}</UserText>}
          </li>
        ))}
      </ul>
      {changes.length > few && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${changes.length}`}
        </Button>
      )}
    </>
  );
}
