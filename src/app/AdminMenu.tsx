import { Menu } from 'antd';
import { useMemo } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { BrandName, Logo } from './Brand';
import { offeredScreens, screenAt, type AdminScreen } from './routes';
import { useWaitingCounts } from '@/features/waiting/useWaiting';

const itemOf = ({ path, title, icon: Icon }: AdminScreen, waiting: number) =>
  Icon && {
    key: path,
    title,
    icon: <Icon aria-hidden />,
    className: waiting > 0 ? 'menu-waiting' : undefined,
    label: (
      <NavLink to={path} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
        {title}
      </NavLink>
    ),
    extra: waiting > 0 && <strong title={`${waiting} waiting`}>{waiting}</strong>,
  };

export function AdminMenu({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const navigate = useNavigate();
  const shown = screenAt(useLocation().pathname)?.path ?? '';
  const { requests, deletions, reports } = useWaitingCounts();
  // Memoized: every step on the desk or in a list changes the location, but not the menu.
  const menu = useMemo(() => {
    const waiting: Record<string, number | undefined> = {
      [paths.requests]: requests,
      [paths.deletionRequests]: deletions,
      [paths.reports]: reports,
    };
    return (
      <Menu
        mode="inline"
        inlineIndent={13}
        inlineCollapsed={isCollapsed}
        selectedKeys={[shown]}
        items={offeredScreens().flatMap((screen) => itemOf(screen, waiting[screen.path] ?? 0) ?? [])}
        onClick={({ key }) => void navigate(key)}
      />
    );
  }, [shown, isCollapsed, requests, deletions, reports, navigate]);
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
