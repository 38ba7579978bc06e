import { useState } from 'react';
import { mediaUrl } from '@/shared/api/mediaUrl';
import { displayText } from '@/shared/text';

type PictureViewProps = { address: string | undefined; fileName: string; of: string };

export function AdPicture({ picture, of }: { picture: string; of: string }) {
  return <PictureView address={mediaUrl(picture)} fileName={picture.split('/').at(-1) ?? ''} of={of} />;
}

/** Falls back to the default picture if there is none, and to the file name if the browser cannot draw it (HEIC). */
export function PictureView({ address, fileName, of }: PictureViewProps) {
  const [broken, setBroken] = useState<string>();
  if (address === undefined) return <NoPicture label="No picture" />;
  if (address !== broken)
    return (
      <img
        className="ad-picture"
        src={address}
        alt={displayText(of)}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
  if (!/\.hei[cf]$/i.test(fileName)) return <NoPicture label="The picture cannot be shown" />;
  return (
    <span className="ad-picture picture-tile">
      <strong>HEIC</strong>
      <span>{displayText(fileName)}</span>
      <span>This browser cannot show it; phones can.</span>
    </span>
  );
}

function NoPicture({ label }: { label: string }) {
  return (
    <svg className="ad-picture no-picture" viewBox="0 0 64 48" role="img" aria-label={label}>
      <circle cx="20" cy="16" r="5" />
      <path d="M6 42 24 24l9 9 9-12 16 21Z" />
    </svg>
  );
}
