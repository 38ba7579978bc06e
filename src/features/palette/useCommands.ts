import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '@/features/auth/useSignOut';
import { exportMembers } from '@/features/members/gathering/gatherMembers';
import type { MemberGroup } from '@/features/members/member';
import { tomorrow } from '@/features/panchanga/days';
import { useAppDispatch } from '@/shared/hooks';
import { preferencesChanged, usePreferences } from '@/shared/preferences';
import { paths } from '@/shared/routing/paths';
import { useScheme } from '@/shared/scheme';

type Command = { label: string; run: () => void };

/** A screen that the palette offers, as the table of screens describes it. */
export type PaletteScreen = { path: string; title: string; icon?: ComponentType<{ 'aria-hidden'?: boolean }> };

export function useCommands(offered: readonly PaletteScreen[], onKeys: () => void) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const otherScheme = useScheme() === 'dark' ? 'light' : 'dark';
  const isMenuOpen = usePreferences().menu === 'open';
  const go = (address: string) => () => void navigate(address);
  // On the list's own screen, where the progress and Cancel are.
  const exportAll = (group: MemberGroup, address: string) => () => {
    void dispatch(exportMembers(group));
    void navigate(address);
  };

  const actions: Command[] = [
    { label: 'Add panchanga for tomorrow', run: go(`${paths.panchanga}?add=${tomorrow()}`) },
    { label: 'Plan the month of the panchanga', run: go(`${paths.panchanga}?view=month`) },
    { label: 'Add vendor ad', run: go(`${paths.vendorAds}?add=ad`) },
    { label: 'Vendor ads that expire soon', run: go(`${paths.vendorAds}?view=expiring`) },
    { label: 'Rejected users', run: go(`${paths.users}?group=rejected`) },
    { label: 'Export users', run: exportAll('accepted', paths.users) },
    { label: 'Export rejected users', run: exportAll('rejected', `${paths.users}?group=rejected`) },
    { label: 'Export user requests', run: exportAll('pending', paths.requests) },
    {
      label: `Switch to the ${otherScheme} colours`,
      run: () => dispatch(preferencesChanged({ scheme: otherScheme })),
    },
    {
      label: isMenuOpen ? 'Collapse the menu' : 'Expand the menu',
      run: () => dispatch(preferencesChanged({ menu: isMenuOpen ? 'collapsed' : 'open' })),
    },
    { label: 'Keys', run: onKeys },
    { label: 'Logout', run: signOut },
  ];
  return {
    screens: offered
      .filter(({ path }) => path !== pathname && !path.includes(':'))
      .map(({ path, title, icon }) => ({ path, label: title, icon, run: go(path) })),
    actions,
  };
}
