import { displayAge } from '@/shared/age';
import { useNow } from '@/shared/useNow';

/** How long ago something was, told anew while it is shown. */
export const Age = ({ time }: { time: number }) => displayAge(time, useNow());
