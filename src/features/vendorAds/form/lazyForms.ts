import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { fetchAhead, lazyPart } from '@/shared/ui/lazyPart';

const awaited = { isAwaited: true };
const loadAdd = () => import('./AddAdDialog');
const loadEdit = () => import('./EditAdDialog');

export const AddAdDialog = lazyPart(loadAdd, FormChunkFailed, awaited);
export const EditAdDialog = lazyPart(loadEdit, FormChunkFailed, awaited);

/** The forms are larger than the screens that open them, and follow once these stand. */
export const fetchForms = () => fetchAhead(AddAdDialog, EditAdDialog);
