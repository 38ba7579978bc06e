import { Button } from 'antd';
import { useState } from 'react';
import { mediaUrl } from '@/shared/api/mediaUrl';
import { displayText } from '@/shared/text';
import { Avatar } from '@/shared/ui/Avatar';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { lazyPart } from '@/shared/ui/lazyPart';

const InfoDialog = lazyPart(() => import('@/shared/ui/InfoDialog'), ChunkFailed);

/** Opens larger, except for the default picture. */
export function MemberPhoto({ picture, name }: { picture: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  if (mediaUrl(picture) === undefined) return <Avatar picture="" size="large" />;
  const title = displayText(name) || '-';
  return (
    <>
      <Button
        type="text"
        className="member-photo"
        aria-label={`Enlarge the photo of ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Avatar picture={picture} size="large" />
      </Button>
      {isOpen && (
        <InfoDialog title={title} width={720} onClose={() => setOpen(false)}>
          <div className="large-photo">
            <Avatar picture={picture} size="large" />
          </div>
        </InfoDialog>
      )}
    </>
  );
}
