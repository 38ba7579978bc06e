import { Menu } from 'antd';
import { useMemo } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { addressOf, usePreferences } from '@/shared/preferences/preferences';
import { paths } from '@/shared/routing/paths';
import { BrandName, Logo } from './Brand';
import { offeredScreens, screenAt, type AdminScreen } from '@/app/routes';
import { membersApi } from '@/features/members/membersApi';

const itemOf = ({ path, title, icon: Icon }: AdminScreen, address: string, waiting: number) =>
  Icon && {
    key: path,
    title,
    icon: <Icon aria-hidden />,
    className: waiting > 0 ? 'menu-waiting' : undefined,
    label: (
      <NavLink to={address} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
        {title}
      </NavLink>
    ),
    extra: waiting > 0 && <strong title={`${waiting} waiting`}>{waiting}</strong>,
  };

export function AdminMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const navigate = useNavigate();
  const shown = screenAt(useLocation().pathname)?.path ?? '';
  // Every screen reads this count; badges of other lists would only appear with a visit.
  const { data: stats } = membersApi.endpoints.getStats.useQueryState();
  const requests = stats?.requests ?? 0;
  const { views } = usePreferences();
  // Each step on the desk or in a list changes the location, but not the menu.
  const menu = useMemo(() => {
    const addressAt = (path: string) => {
      const view = views.find((one) => one.path === path && one.opens === 'list');
      return view ? addressOf(view) : path;
    };
    return (
      <Menu
        mode="inline"
        inlineIndent={13}
        inlineCollapsed={isCollapsed}
        tooltip={isCollapsed ? undefined : false}
        selectedKeys={[shown]}
        items={offeredScreens().flatMap(
          (screen) => itemOf(screen, addressAt(screen.path), screen.path === paths.requests ? requests : 0) ?? [],
        )}
        onClick={({ key }) => void navigate(addressAt(key))}
      />
    );
  }, [shown, isCollapsed, requests, views, navigate]);
  return (
    <>
      <div className="menu-brand">
        <Logo />
        {!isCollapsed && <BrandName />}
      </div>
      <nav aria-label="Screens">{menu}</nav>
    </>
  );
}
