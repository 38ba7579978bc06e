export function isDuplicate(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

export type Outage = 'busy' | 'full' | 'read-only' | 'unreachable';

const outages: [Outage, RegExp][] = [
  // PostgreSQL: a lock or a statement took too long, a deadlock, too many connections.
  ['busy', /^(SQLITE_(BUSY|LOCKED|PROTOCOL)\w*|55P03|57014|40001|40P01|25P03|53300)$/],
  ['full', /^(SQLITE_FULL|53100|ENOSPC)$/],
  ['read-only', /^(25006|SQLITE_READONLY\w*)$/],
  [
    'unreachable',
    /^(SQLITE_(IOERR|CANTOPEN|INTERRUPT)\w*|08\w{3}|57P0\d|E(CONN|HOST|NET|PIPE|NOTFOUND|TIMEDOUT|AI_AGAIN)\w*)$/,
  ],
];

export function outageOf(error: unknown): Outage | undefined {
  const code = codeOf(error);
  const found = outages.find(([, codes]) => codes.test(code));
  if (found) return found[0];
  // The driver of PostgreSQL gives these no code.
  const cuts =
    /^(Connection terminated|timeout e(xpired|xceeded when trying to connect)|Query read timeout)|is not queryable$/;
  return error instanceof Error && cuts.test(error.message) ? 'unreachable' : undefined;
}

/** Several refusals at once (of an address of each version) have a code only. */
export function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return message || codeOf(error) || String(error);
}

function codeOf(error: unknown): string {
  // No `instanceof`: the errors of Node's own modules come from another realm under jest.
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
