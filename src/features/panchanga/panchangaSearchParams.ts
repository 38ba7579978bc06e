import { useNavigate } from 'react-router-dom';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { isDay } from './panchanga';

export function parsePanchangaParams(search: URLSearchParams) {
  const month = search.get('month') ?? '';
  const add = search.get('add') ?? '';
  return {
    isPlanner: search.get('view') === 'month',
    month: /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    find: (search.get('find') ?? '').trim(),
    page: parsePage(search),
    add: isDay(add) ? add : '',
    edit: search.get('edit') ?? '',
  };
}

/** The open box is kept in the address, so that a reload restores it with its draft; it adds no history entry. */
export function useModalSearchParams() {
  const navigate = useNavigate();
  const show = (box: Record<string, string>) => {
    // A box reports its closing late, when the address may have changed.
    const next = new URLSearchParams(window.location.search);
    next.delete('add');
    next.delete('edit');
    for (const [name, value] of Object.entries(box)) next.set(name, value);
    void navigate(`?${next.toString()}`, { replace: true });
  };
  return {
    openAdd: (date: string) => show({ add: date }),
    openEdit: (id: string) => show({ edit: id }),
    close: () => show({}),
  };
}
