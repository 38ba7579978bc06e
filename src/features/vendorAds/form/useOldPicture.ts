import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { fetchPicture } from './pictureFile';

type OldPicture = { state: 'none' | 'fetching' | 'fetched' | 'missing'; file?: File };

/** Downloads the picture of an expired ad as a file, because a new ad accepts uploads only. */
export function useOldPicture(path: string, setFile: Dispatch<SetStateAction<File | undefined>>) {
  const [picture, setPicture] = useState<OldPicture>({ state: path === '' ? 'none' : 'fetching' });
  useEffect(() => {
    if (path === '') return undefined;
    let isWanted = true;
    void fetchPicture(path).then((file) => {
      if (!isWanted) return;
      setPicture({ state: file ? 'fetched' : 'missing', file });
      setFile((chosen) => chosen ?? file);
    });
    return () => void (isWanted = false);
  }, [path, setFile]);
  return picture;
}
