import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  SearchOutlined,
  SunOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Layout, Tooltip, type ButtonProps } from 'antd';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { matchPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSignOut } from '@/features/auth/useSignOut';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { preferencesChanged, usePreferences, useScheme } from '@/shared/preferences/preferences';
import { paths } from '@/shared/routing/paths';
import { ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { PersonName } from '@/shared/ui/text/PersonName';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import type { AppDialog } from '@/features/palette/AppDialogs';
import { ConnectionBar } from './ConnectionBar';
import { screenAt } from '@/app/routes';
import { selectMember } from '@/features/members/membersSlice';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { displayText } from '@/shared/format/text';

export function TopBar({ onOpen }: { onOpen: (dialog: AppDialog) => void }) {
  const dispatch = useAppDispatch();
  const hasDrawer = useMediaQuery('(max-width: 860px)');
  return (
    <Layout.Header className="top-bar">
      {hasDrawer ? <PhoneMenu /> : <FoldButton />}
      <Heading />
      <BarButton
        label="Search members and screens"
        hint="Ctrl+K, ⌘K"
        icon={SearchOutlined}
        onClick={() => onOpen('commands')}
      />
      <SchemeButton />
      <AccountMenu onKeys={() => onOpen('keys')} />
      <ConnectionBar>
        <Button type="link" size="small" onClick={() => dispatch(refetchActive())}>
          Try now
        </Button>
      </ConnectionBar>
    </Layout.Header>
  );
}

function Heading() {
  const { pathname } = useLocation();
  const name = useMemberName();
  return (
    <h1 ref={useFocusAfterNavigation(pathname)} tabIndex={-1}>
      {name ? <PersonName name={name} /> : screenAt(pathname)?.title}
    </h1>
  );
}

/** After a navigation the focus is on the heading, not where the link was that led there. */
function useFocusAfterNavigation(pathname: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A page load leaves the focus to the browser; the sign-in is left by a navigation.
  const last = useRef(useNavigationType() === 'POP' ? pathname : undefined);
  useLayoutEffect(() => {
    if (last.current !== pathname) heading.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return heading;
}

type BarButtonProps = Pick<ButtonProps, 'onClick'> & {
  label: string;
  hint?: string;
  icon: ComponentType<{ 'aria-hidden': true }>;
};

function BarButton({ label, hint = label, icon: Icon, ...button }: BarButtonProps) {
  return (
    <Tooltip title={hint}>
      <Button type="text" aria-label={label} icon={<Icon aria-hidden />} {...button} />
    </Tooltip>
  );
}

const MenuDrawer = lazyChunk(
  async () => (await import(/* webpackChunkName: "menuDrawer" */ './MenuDrawer')).MenuDrawer,
  ({ isOpen, onClose, retry }) =>
    isOpen && <ChunkFailedDialog title="The menu could not be loaded" onClose={onClose} retry={retry} />,
);

function PhoneMenu() {
  const { pathname } = useLocation();
  return <MenuButton key={pathname} />;
}

function MenuButton() {
  // A link to the screen that is open already closes the menu too.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined aria-hidden />}
        aria-label="Open the menu"
        onClick={() => setOpenAt(key)}
      />
      {openAt !== undefined && <MenuDrawer isOpen={openAt === key} onClose={() => setOpenAt('')} />}
    </>
  );
}

function FoldButton() {
  const dispatch = useAppDispatch();
  const isOpen = usePreferences().menu === 'open';
  return (
    <BarButton
      label={isOpen ? 'Collapse the menu' : 'Expand the menu'}
      icon={isOpen ? MenuFoldOutlined : MenuUnfoldOutlined}
      onClick={() => dispatch(preferencesChanged({ menu: isOpen ? 'collapsed' : 'open' }))}
    />
  );
}

function SchemeButton() {
  const dispatch = useAppDispatch();
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <BarButton
      label={other === 'dark' ? 'Dark mode' : 'Light mode'}
      icon={scheme === 'dark' ? SunOutlined : MoonOutlined}
      onClick={() => dispatch(preferencesChanged({ scheme: other }))}
    />
  );
}

function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const hasKeys = !useMediaQuery('(hover: none)');
  const button = useRef<HTMLButtonElement>(null);
  const openKeys = () => {
    // By then the menu is gone, and the dialog returns the focus to the account button.
    button.current?.focus();
    onKeys();
  };
  const items = [
    { key: 'profile', label: 'My profile', onClick: () => navigate(paths.profile) },
    ...(hasKeys ? [{ key: 'keys', label: 'Keyboard shortcuts', onClick: openKeys }] : []),
    { key: 'logout', label: 'Logout', onClick: signOut },
  ];
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      // Rendered inside the header, so that the menu belongs to a landmark.
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      <Button ref={button} type="text" icon={<UserOutlined aria-hidden />} aria-label="Account" aria-haspopup="menu" />
    </Dropdown>
  );
}

function useMemberName() {
  const { pathname } = useLocation();
  const id = matchPath(paths.memberPattern, pathname) ? lastPathSegment(pathname) : '';
  return displayText(useAppSelector((state) => selectMember(state, id)?.name) ?? '');
}
