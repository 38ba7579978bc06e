import { useState, type ReactNode } from 'react';
import { mediaUrl } from '@/shared/api/appConfig';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch } from '@/shared/hooks/store';
import './avatar.css';

type AvatarProps = {
  picture: string;
  size?: 'small' | 'large' | 'face';
  /** Wraps the picture, but not the default one. */
  frame?: (image: ReactNode, address: string) => ReactNode;
  fallback?: (isBroken: boolean) => ReactNode;
};

export function Avatar({ picture, size = 'small', frame = (image) => image, fallback = DefaultPicture }: AvatarProps) {
  const address = mediaUrl(picture);
  const [broken, setBroken] = useState<string>();
  const dispatch = useAppDispatch();
  const leaveOut = () => {
    setBroken(address);
    // Photo addresses expire: the next reply has a new one.
    if (hasEnded(address)) dispatch(refetchActive());
  };
  const isDrawn = address !== undefined && address !== broken;
  const avatar = (
    <span className={`avatar avatar-${size}`}>
      {isDrawn ? (
        <img src={address} alt="" loading="lazy" decoding="async" onError={leaveOut} />
      ) : (
        fallback(picture !== '')
      )}
    </span>
  );
  return isDrawn ? frame(avatar, address) : avatar;
}

function hasEnded(address = ''): boolean {
  const [, end = Infinity] = /[?&]end=(\d+)/.exec(address) ?? [];
  return Number(end) < Date.now();
}

function DefaultPicture() {
  return (
    <svg viewBox="0 0 40 40" fill="var(--primary)" fillOpacity="0.55" aria-hidden="true" focusable="false">
      <circle cx="20" cy="15" r="7.5" />
      <path d="M5 40c0-10 6.5-16 15-16s15 6 15 16Z" />
    </svg>
  );
}
