import { useDelay } from '@/shared/useDelay';

/** Whether the first screen had time to load; secondary content waits for it. */
export const useIdle = () => useDelay(1_500);
