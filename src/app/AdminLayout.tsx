import { ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { StatCards } from '@/features/dashboard/StatCards';
import { usePreferences } from '@/shared/preferences';
import { useScheme } from '@/shared/scheme';
import { ConfirmProvider } from '@/shared/ui/ConfirmProvider';
import { lazyPart } from '@/shared/ui/lazyPart';
import { AdminMenu, MenuDrawer } from './AdminMenu';
import { Footer } from './Brand';
import { screenAt } from './returnAddress';
import { darkTheme, lightTheme } from './theme';
import { SessionWatch } from './SessionWatch';
import { TopBar } from './TopBar';
import { TriedLater } from './TriedLater';
import { useIsAtRest } from './useIsAtRest';
import './admin.css';

const MaintenanceBar = lazyPart(
  () => import('@/features/versions/MaintenanceBar').then((module) => module.MaintenanceBar),
  TriedLater,
);

/** The frame of every screen for signed-in administrators. */
export function AdminLayout() {
  const scheme = useScheme();
  const { menu } = usePreferences();
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? '';
  const isAtRest = useIsAtRest();

  useEffect(() => {
    document.title = title;
  }, [title]);
  useTopOfScreen(pathname);

  return (
    <ConfigProvider theme={scheme === 'dark' ? darkTheme : lightTheme} getPopupContainer={popupPlace}>
      <ConfirmProvider>
        <div className="admin" data-menu={menu}>
          <a className="skip-link" href="#content">
            Skip to the content
          </a>
          <aside className="admin-side">
            <AdminMenu />
          </aside>
          <TopBar title={title} menuButton={<MenuDrawer key={pathname} />} />
          <main id="content" className="admin-main" tabIndex={-1}>
            <SessionWatch />
            {isAtRest && <MaintenanceBar />}
            <StatCards />
            <Outlet />
          </main>
          <Footer />
        </div>
      </ConfirmProvider>
    </ConfigProvider>
  );
}

/** A box lies above the whole page: lists of choices that open in it must open inside. */
const popupPlace = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

/** Another screen begins at its top; on the way back the browser knows where it was. */
function useTopOfScreen(pathname: string) {
  const isWayBack = useNavigationType() === 'POP';
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname && !isWayBack) window.scrollTo(0, 0);
    last.current = pathname;
  }, [pathname, isWayBack]);
}
