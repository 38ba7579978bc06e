import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/shared/hooks/store';
import { preferencesChanged, usePreferences, type SavedView } from '@/shared/preferences/preferences';

export const viewsAtMost = 50;
export const nameAtMost = 60;

/** The page, the open profile and dialogs are no part of a view. */
const passing = ['page', 'member', 'add', 'edit', 'share'];

function searchOfView(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of passing) params.delete(name);
  // The order of parameters means nothing.
  params.sort();
  return params.toString();
}

/** A copy in which the item at an index and the one after it are swapped. */
export const swapped = <Item>(items: readonly Item[], index: number): Item[] => [
  ...items.slice(0, index),
  ...items.slice(index, index + 2).reverse(),
  ...items.slice(index + 2),
];

export function useSavedViews() {
  const { pathname: path, search } = useLocation();
  const dispatch = useAppDispatch();
  const { views } = usePreferences();
  const current = searchOfView(search);
  const own = views.filter((view) => view.path === path);
  const change = (next: readonly SavedView[]) => {
    const isStartChosen = next.some(({ opens }) => opens === 'console');
    const others = views
      .filter((view) => view.path !== path)
      .map((view) => (isStartChosen && view.opens === 'console' ? { ...view, opens: '' as const } : view));
    dispatch(preferencesChanged({ views: [...others, ...next] }));
  };
  return {
    views: own,
    count: views.length,
    current,
    shown: own.find((view) => view.search === current),
    save: (name: string) => {
      const replaced = own.filter((view) => view.name === name || view.search === current);
      const opens = (replaced.find((view) => view.name === name) ?? replaced[0])?.opens ?? '';
      change([...own.filter((view) => !replaced.includes(view)), { path, name, search: current, opens }]);
    },
    change,
  };
}
