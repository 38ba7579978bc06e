import { sql, type CompiledQuery } from 'kysely';

const hint = '/* in place */';

/**
 * Marks a query that finds one row by its key and is asked all the time (`modifyFront`): SQLite answers it in the caller's thread,
 * because asking another thread costs more than the answer.
 */
export const inPlace = sql.raw(hint);

export const isInPlace = ({ sql: text }: CompiledQuery) => text.startsWith(`select ${hint}`);
