import { useMemo } from 'react';
import { wordsOf } from './search';

/** The rows that contain every word of a search. `textOf` is made by `searchText` and must be stable between renders. */
export function useFound<Row>(rows: Row[] | undefined, find: string, textOf: (row: Row) => string) {
  const isAsked = find !== '';
  const texts = useMemo(
    () => (isAsked ? rows?.map((row) => ({ row, text: textOf(row) })) : undefined),
    [isAsked, rows, textOf],
  );
  return useMemo(() => {
    const words = wordsOf(find);
    return texts?.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row) ?? rows;
  }, [texts, rows, find]);
}
