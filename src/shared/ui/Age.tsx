import { displayAge } from '@/shared/age';
import { useNow } from '@/shared/useNow';

export const Age = ({ time }: { time: number }) => displayAge(time, useNow());
