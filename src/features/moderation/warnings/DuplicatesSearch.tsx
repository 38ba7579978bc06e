import { Button } from 'antd';
import { useState } from 'react';
import { LoadProgress } from '@/features/members/allMembers/LoadProgress';
import { useEveryone } from '@/features/members/allMembers/useEveryone';
import '@/features/members/allMembers/allMembers.css';
import '@/features/members/members.css';

/** Reads all members once a session, so that duplicates are found among them. */
export function DuplicatesSearch() {
  const [isWanted, setWanted] = useState(false);
  const { progress } = useEveryone('', 1, isWanted);
  const { isAtEnd } = progress.known.reading;
  if (!isWanted && !isAtEnd) {
    return (
      <Button size="small" onClick={() => setWanted(true)}>
        Look for doubles among everyone
      </Button>
    );
  }
  return (
    <div className="duplicates-search">
      {isAtEnd && 'Doubles are looked for among everyone.'}
      <LoadProgress
        {...progress}
        onRefresh={() => {
          setWanted(true);
          progress.onRefresh();
        }}
      />
    </div>
  );
}
