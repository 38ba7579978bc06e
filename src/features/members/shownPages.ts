/** Answered requests stay on their page until it is read again, but leave the server's list at once, so that later pages shift. */
export type ShownPages = { size: number; pages: Record<number, { waiting: string[]; decided: string[] }> };

/** Pages of another size are another view of the list: the earlier ones are forgotten. */
export function pageRequested(shown: ShownPages, size: number) {
  if (shown.size !== size) Object.assign(shown, { size, pages: {} });
}

export function pageShown({ pages }: ShownPages, page: number, rows: readonly { id: string }[]) {
  // Without its answered rows the page shows some that the ones behind it had shown.
  if (pages[page]?.decided.length)
    for (const key of Object.keys(pages)) if (Number(key) > page) delete pages[Number(key)];
  pages[page] = { waiting: rows.map(({ id }) => id), decided: [] };
}

export const isShownWaiting = ({ pages }: ShownPages, id: string) =>
  Object.values(pages).some(({ waiting }) => waiting.includes(id));

export function requestDecided({ pages }: ShownPages, id: string) {
  const shown = Object.values(pages).find(({ waiting }) => waiting.includes(id));
  if (!shown) return;
  shown.waiting = shown.waiting.filter((one) => one !== id);
  shown.decided.push(id);
}

export function decisionTakenBack({ pages }: ShownPages, id: string) {
  const shown = Object.values(pages).find(({ decided }) => decided.includes(id));
  if (!shown) return;
  shown.decided = shown.decided.filter((one) => one !== id);
  shown.waiting.push(id);
}

/** What the pages before one show: how many answered rows, and who waits. */
export type ShownBefore = { decided: number; waiting: string[] };

export function shownBefore({ size, pages }: ShownPages, page: number, ofSize: number): ShownBefore {
  const shown = size === ofSize ? Object.entries(pages) : [];
  const before = shown.flatMap(([key, one]) => (Number(key) < page ? one : []));
  return {
    decided: before.reduce((sum, { decided }) => sum + decided.length, 0),
    waiting: before.flatMap(({ waiting }) => waiting),
  };
}
