import { attempt } from '@/shared/format/attempt';

// A file of its own for the script in index.html, which has no store.
const storageKey = 'unfinishedRun';

export const keepReport = (report: string) => void attempt(() => window.sessionStorage.setItem(storageKey, report));

export const forgetReport = () => void attempt(() => window.sessionStorage.removeItem(storageKey));

export function takeReport() {
  const report = attempt(() => window.sessionStorage.getItem(storageKey));
  forgetReport();
  return report;
}
