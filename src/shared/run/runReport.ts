import { attempt } from '@/shared/format/attempt';

const storageKey = 'unfinishedRun';

export const keepReport = (report: string) => void attempt(() => window.sessionStorage.setItem(storageKey, report));

export const forgetReport = () => void attempt(() => window.sessionStorage.removeItem(storageKey));

export function takeReport() {
  const report = attempt(() => window.sessionStorage.getItem(storageKey));
  forgetReport();
  return report;
}
