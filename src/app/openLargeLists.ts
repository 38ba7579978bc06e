import { createLargeLists } from '@/shared/largeList/largeLists';

/** The features name their lists; only the app knows the code that holds them all. */
export const openLargeLists = () =>
  createLargeLists({
    startWorker: () => new Worker(new URL('./listWorker.ts', import.meta.url), { name: 'listWorker' }),
    loadKinds: async () => (await import('./listKinds')).listKinds,
  });
