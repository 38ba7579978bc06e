import { fileTimestamp } from '@/shared/format/dates';

export const approved = { status: 'approved' } as const;

export const today = () => fileTimestamp(Date.now()).slice(0, 10);
