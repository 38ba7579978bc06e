import { messageOf } from '../db/failures';
import { StartupError } from '../environment';

export type Finding = { about: string; isWell: boolean; words: string };

type Check = () => Promise<string>;

export const lookAll = (checks: Record<string, Check>) =>
  Promise.all(Object.entries(checks).map(([about, check]) => look(about, check)));

/** What is to be mended is thrown, as a sentence that says how. */
export async function look(about: string, check: Check): Promise<Finding> {
  return check().then(
    (words) => ({ about, isWell: true, words }),
    (error: unknown) => ({ about, isWell: false, words: messageOf(error) }),
  );
}

export function unless(problem: string | undefined | false, well: string): string {
  if (problem) throw new StartupError(problem);
  return well;
}
