import { Menu } from 'antd';
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { BrandName, Logo } from './Brand';
import { screenAt } from './returnAddress';
import { adminScreens } from './routes';
import type { AdminScreen } from './screen';
import type { Store } from './store';

const itemOf = ({ path, title, icon: Icon }: AdminScreen) =>
  Icon && {
    key: path,
    title,
    icon: <Icon aria-hidden />,
    // A link, so that a screen can be opened in another tab; the item around it is the keyboard's.
    label: (
      <NavLink to={path} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
        {title}
      </NavLink>
    ),
  };

const offered = (state: ReturnType<Store['getState']>) =>
  adminScreens.filter(({ isOffered }) => !isOffered || isOffered(state));

export function AdminMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const navigate = useNavigate();
  const screens = useSelector(offered, shallowEqual);
  const items = useMemo(() => screens.flatMap((screen) => itemOf(screen) ?? []), [screens]);
  const shown = screenAt(useLocation().pathname)?.path ?? '';
  return (
    <>
      <div className="menu-brand">
        <Logo />
        {!isCollapsed && <BrandName />}
      </div>
      <nav aria-label="Screens">
        <Menu
          mode="inline"
          inlineIndent={13}
          inlineCollapsed={isCollapsed}
          selectedKeys={[shown]}
          items={items}
          onClick={({ key }) => void navigate(key)}
        />
      </nav>
    </>
  );
}
