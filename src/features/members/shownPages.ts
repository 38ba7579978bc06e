/**
 * The pages of the pending list as the administrator sees them: an answered request stays in its page until that is read
 * again, but leaves the server's list at once, where those behind it move up.
 */
export type ShownPages = Record<number, { waiting: string[]; decided: string[] }>;

export function pageShown(pages: ShownPages, page: number, waiting: string[]) {
  // Without its answered rows the page shows some that the ones behind it had shown.
  if (pages[page]?.decided.length)
    for (const key of Object.keys(pages)) if (Number(key) > page) delete pages[Number(key)];
  pages[page] = { waiting, decided: [] };
}

export const isShownWaiting = (pages: ShownPages, id: string) =>
  Object.values(pages).some(({ waiting }) => waiting.includes(id));

export function requestDecided(pages: ShownPages, id: string) {
  const shown = Object.values(pages).find(({ waiting }) => waiting.includes(id));
  if (!shown) return;
  shown.waiting = shown.waiting.filter((one) => one !== id);
  shown.decided.push(id);
}

/** The request waits again in its page, if that was not read since. */
export function decisionTakenBack(pages: ShownPages, id: string) {
  const shown = Object.values(pages).find(({ decided }) => decided.includes(id));
  if (!shown) return;
  shown.decided = shown.decided.filter((one) => one !== id);
  shown.waiting.push(id);
}

/** What the pages before one show: how many answered rows, and who waits. */
export type ShownBefore = { decided: number; waiting: string[] };

export function shownBefore(pages: ShownPages, page: number): ShownBefore {
  const before = Object.entries(pages).flatMap(([key, shown]) => (Number(key) < page ? shown : []));
  return {
    decided: before.reduce((sum, { decided }) => sum + decided.length, 0),
    waiting: before.flatMap(({ waiting }) => waiting),
  };
}
