import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { FormChunkFailed } from '@/shared/ui/FormChunkFailed';
import { fetchAhead, lazyPart } from '@/shared/ui/lazyPart';

const awaited = { isAwaited: true };
const loadAdd = () => import('./entry/AddPanchangaModal');
const loadEdit = () => import('./entry/EditPanchangaModal');
const loadPlanner = () => import('./month/MonthPlanner');

export const AddPanchangaModal = lazyPart(loadAdd, FormChunkFailed, awaited);
export const EditPanchangaModal = lazyPart(loadEdit, FormChunkFailed, awaited);
export const MonthPlanner = lazyPart(loadPlanner, ChunkFailed, awaited);

/** The forms and the planner are larger than the list, and follow once it stands. */
export const fetchParts = () => fetchAhead(AddPanchangaModal, EditPanchangaModal, MonthPlanner);
