import { useEffect, useRef, useState } from 'react';
import { deleteDraft, isTouched, saveDraft, readDraft, type FormValues } from './drafts';

export function useDraft(key: string, values: FormValues, initial: FormValues) {
  const [offered, setOffered] = useState(() => {
    const stored = readDraft(key);
    return stored && isTouched({ ...initial, ...stored }, initial) ? stored : null;
  });
  const hasWork = isTouched(values, initial);
  const isKept = useRef(false);

  useEffect(() => {
    if (hasWork) saveDraft(key, values);
    else if (isKept.current) deleteDraft(key);
    isKept.current = hasWork;
  }, [key, hasWork, values]);

  return {
    offered,
    settle: () => setOffered(null),
    forget: () => {
      setOffered(null);
      deleteDraft(key);
    },
  };
}
