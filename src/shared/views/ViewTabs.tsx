import { Segmented } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '@/shared/preferences/preferences';
import { useSavedViews } from './savedViews';

export function ViewTabs() {
  const { views, shown, current } = useSavedViews();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (views.length === 0) return null;
  // A view may be a name for the list as it is.
  const standard = views.some(({ search }) => search === '') ? [] : [{ value: pathname, label: 'Standard' }];
  return (
    <Segmented
      className="view-tabs"
      aria-label="Views"
      // An address that is no view's chooses none.
      value={shown ? addressOf(shown) : current === '' ? pathname : ' '}
      options={[...standard, ...views.map((view) => ({ value: addressOf(view), label: <bdi>{view.name}</bdi> }))]}
      onChange={(address) => void navigate(address)}
    />
  );
}
