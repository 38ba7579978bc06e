/** 'YYYY-MM-DD', both inclusive; '' is open. */
export type DaySpan = { from: string; to: string };

export const parseDaySpan = (search: URLSearchParams): DaySpan => ({
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
});

export const isImpossible = ({ from, to }: DaySpan) => from !== '' && to !== '' && from > to;

function dayIn(text: string | null) {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
