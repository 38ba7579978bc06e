/** 'YYYY-MM-DD', both inclusive; '' is open. */
export type DaySpan = { from: string; to: string };

export function parseDaySpan(search: URLSearchParams): DaySpan {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))];
  return to !== '' && from > to ? { from: to, to: from } : { from, to };
}

function dayIn(text: string | null) {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
