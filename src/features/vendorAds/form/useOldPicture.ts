import { useEffect, useEffectEvent, useState } from 'react';
import { fetchPicture } from './pictureFile';

/** Downloads the picture of an expired ad as a file, because a new ad accepts uploads only. */
export function useOldPicture(path: string, onFetched: (file: File) => void) {
  const [state, setState] = useState<'none' | 'fetching' | 'fetched' | 'missing'>(path === '' ? 'none' : 'fetching');
  const take = useEffectEvent(onFetched);
  useEffect(() => {
    if (path === '') return undefined;
    let isWanted = true;
    void fetchPicture(path).then((file) => {
      if (!isWanted) return;
      setState(file ? 'fetched' : 'missing');
      if (file) take(file);
    });
    return () => void (isWanted = false);
  }, [path]);
  return state;
}
