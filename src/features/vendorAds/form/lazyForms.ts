import { useEffect } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';
import { MissingForm } from './MissingForm';

const loadAdd = () => import('./AddAdDialog').then((module) => module.AddAdDialog);
const loadEdit = () => import('./EditAdDialog').then((module) => module.EditAdDialog);

export const AddAdDialog = lazyPart(loadAdd, MissingForm, { isAwaited: true });
export const EditAdDialog = lazyPart(loadEdit, MissingForm, { isAwaited: true });

/** The forms weigh more than the screens that open them: they follow once a screen stands, and are there at the first press. */
export function useFormsSoon() {
  useEffect(() => {
    // What could not be fetched now is fetched when it is opened.
    Promise.all([loadAdd(), loadEdit()]).catch(() => undefined);
  }, []);
}
