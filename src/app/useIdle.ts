import { useDelay } from '@/shared/useDelay';

export const useIdle = () => useDelay(1_500);
