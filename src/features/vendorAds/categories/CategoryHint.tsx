import { Button } from 'antd';
import { UserText } from '@/shared/ui/text/UserText';
import type { likeCategory } from './likeCategory';

type CategoryHintProps = { like: NonNullable<ReturnType<typeof likeCategory>>; onUse?: () => void; useWords?: string };

export function CategoryHint({ like: { category, isSame }, onUse, useWords = 'Use it' }: CategoryHintProps) {
  const { name, isEnabled } = category;
  const quoted = (
    <>
      ‘<UserText>{name}</UserText>’
    </>
  );
  return (
    <>
      {isSame ? <>{quoted} already exists</> : <>Did you mean {quoted}?</>}
      {isEnabled ? isSame && '.' : isSame ? ', disabled.' : ' It is disabled.'}{' '}
      {onUse && (
        <Button type="link" size="small" onClick={onUse}>
          {useWords}
        </Button>
      )}
    </>
  );
}
