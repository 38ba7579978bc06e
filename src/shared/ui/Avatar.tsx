import { useState } from 'react';
import { mediaUrl } from '@/shared/api/mediaUrl';
import './avatar.css';

export function Avatar({ picture, size = 'small' }: { picture: string; size?: 'small' | 'large' }) {
  const address = mediaUrl(picture);
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`avatar avatar-${size}`}>
      {address !== undefined && address !== broken ? (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(address)} />
      ) : (
        <DefaultPicture />
      )}
    </span>
  );
}

function DefaultPicture() {
  return (
    <svg viewBox="0 0 40 40" fill="var(--primary)" fillOpacity="0.55" aria-hidden="true" focusable="false">
      <circle cx="20" cy="15" r="7.5" />
      <path d="M5 40c0-10 6.5-16 15-16s15 6 15 16Z" />
    </svg>
  );
}
