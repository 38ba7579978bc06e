import { isDay } from './panchanga';

export function parsePanchangaParams(search: URLSearchParams) {
  const month = search.get('month') ?? '';
  const add = search.get('add') ?? '';
  return {
    isPlanner: search.get('view') === 'month',
    month: /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    find: (search.get('search') ?? '').trim(),
    add: isDay(add) ? add : '',
    edit: search.get('edit') ?? '',
    share: search.get('share') ?? '',
  };
}
