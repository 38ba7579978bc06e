import { useEffect, useMemo, useState } from 'react';
import { mediaUrl } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { EnlargeButton } from '@/shared/ui/picture/EnlargeButton';
import type { VendorAd } from './vendorAd';

type AdPictureProps = {
  picture: string;
  file?: File;
  of: string;
  /** Opens in the whole window, among the pictures of these ads. */
  ads?: readonly VendorAd[];
};

export function AdPicture({ picture, file, of, ads = [] }: AdPictureProps) {
  const [broken, setBroken] = useState<string>();
  const fileAddress = useFileAddress(file);
  const address = fileAddress ?? mediaUrl(picture);
  const fileName = file?.name ?? picture.split('/').at(-1) ?? '';
  if (address === undefined) return <NoPicture label="No picture" />;
  if (address !== broken) {
    const image = (
      <img
        className="vendor-picture"
        src={address}
        alt={displayText(of)}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
    const pictures = picturesOf(ads);
    if (pictures.length === 0) return image;
    return (
      <EnlargeButton
        label={`Enlarge the picture of ${displayText(of)}`}
        pictures={pictures}
        start={pictures.findIndex(({ src }) => src === address)}
      >
        {image}
      </EnlargeButton>
    );
  }
  if (!/\.hei[cf]$/i.test(fileName)) return <NoPicture label="The picture cannot be shown" />;
  return (
    <span className="vendor-picture picture-tile">
      <strong>HEIC</strong>
      <span>{displayText(fileName)}</span>
      <span>This browser cannot show it; phones can.</span>
    </span>
  );
}

const picturesOf = (ads: readonly VendorAd[]) =>
  ads.flatMap(({ picture, title }) => {
    const src = mediaUrl(picture);
    return src === undefined ? [] : [{ src, alt: displayText(title) }];
  });

function useFileAddress(file: File | undefined) {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}

function NoPicture({ label }: { label: string }) {
  return (
    <svg className="vendor-picture no-picture" viewBox="0 0 64 48" role="img" aria-label={label}>
      <circle cx="20" cy="16" r="5" />
      <path d="M6 42 24 24l9 9 9-12 16 21Z" />
    </svg>
  );
}
