import type { Ranges } from '@/shared/ui/useListPagination';

/** Five ads a page: '1-5 / 23'. */
export const adRanges: Ranges = { size: 5, words: (from, to, total) => `${from}-${to} / ${total}` };
