import { rowsPerPage, type Page } from '@/shared/api/page';
import type { ReadSoFar } from '../allMembersState';

type Answer<Row> = { data?: Page<Row>; error?: unknown };

type Reader<Row> = {
  read: (page: number) => Promise<Answer<Row>>;
  /** Keeps the rows of a page and answers how many there are now; undefined where they can no longer be kept. */
  keep: (rows: readonly Row[]) => Promise<number | undefined>;
  onPage: (soFar: ReadSoFar) => void;
  signal: AbortSignal;
};

const callsAtOnce = 3;

/**
 * Reads on, page by page in their order, until one is short or brings no new row. The answer is the error that ended the reading
 * early, if one did: what was read stays, and it can go on later.
 */
export async function readPages<Row>(soFar: ReadSoFar, { read, keep, onPage, signal }: Reader<Row>): Promise<unknown> {
  const asked = new Map<number, Promise<Answer<Row>>>();
  let reached = soFar;
  while (!reached.isAtEnd && !signal.aborted) {
    for (const page of pagesToAsk(reached)) if (!asked.has(page)) asked.set(page, read(page));
    const { data, error } = (await asked.get(reached.nextPage)) ?? {};
    asked.delete(reached.nextPage);
    if (signal.aborted) break;
    if (data === undefined) return error;
    const count = await keep(data.rows);
    if (count === undefined || signal.aborted) break;
    reached = after(reached, data, count);
    onPage(reached);
  }
  return undefined;
}

/** The next page, and as many after it as the server's count lets one hope for. */
function pagesToAsk({ nextPage, total }: ReadSoFar) {
  const hoped = Math.ceil(total / rowsPerPage) - nextPage + 1;
  return Array.from({ length: Math.max(1, Math.min(callsAtOnce, hoped)) }, (_, ahead) => nextPage + ahead);
}

function after(before: ReadSoFar, { rows, total, unreadable }: Page<unknown>, count: number): ReadSoFar {
  return {
    count,
    nextPage: before.nextPage + 1,
    total,
    unreadable: before.unreadable + unreadable,
    isAtEnd: rows.length + unreadable < rowsPerPage || count === before.count,
  };
}
