import { Tabs } from 'antd';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '@/shared/preferences/preferences';
import { useSavedViews } from './savedViews';

/** The saved views of a list above it; nothing until there is one. */
export function ViewTabs() {
  const { views, shown, current } = useSavedViews();
  const navigate = useNavigate();
  const { pathname } = window.location;
  if (views.length === 0) return null;
  return (
    <Tabs
      size="small"
      className="view-tabs"
      activeKey={shown?.name ?? (current === '' ? '' : ' ')}
      items={[{ key: '', label: 'Standard' }, ...views.map(({ name }) => ({ key: name, label: <bdi>{name}</bdi> }))]}
      onChange={(key) => {
        const view = views.find(({ name }) => name === key);
        void navigate(view ? addressOf(view) : pathname);
      }}
    />
  );
}
