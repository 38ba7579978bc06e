import { useDelay } from '@/shared/useDelay';

/** Whether the first screen has had its time, on all but the slowest lines: what only informs by the way waits for this. */
export const useIdle = () => useDelay(1_500);
