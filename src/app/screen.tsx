import type { ComponentType } from 'react';
import type { MemberPanels } from '@/features/members/detail/memberPanels';
import type { Extension } from '@/shared/appConfig';
import { componentOf, type ComponentModule } from '@/shared/ui/lazyPart';
import type { Store } from './store';

/** Starts the queries of a screen while its code loads. */
export type Prefetch = (dispatch: Store['dispatch'], search: URLSearchParams, pathname: string) => void;

type Load<Props = object> = () => Promise<ComponentModule<Props>>;

type Row = {
  /** The whole path, in React Router's syntax. Paths that other screens link to come from `paths`. */
  path: string;
  title: string;
};

/** A screen without the menu. `signedOut`: administrators with a session are redirected away from it. */
export type AuthScreen = Row & { access: 'signedOut' | 'anyone' } & ({ Component: ComponentType } | { load: Load });

/** `panels` are parts of other features that the page renders. */
type Page =
  { load: Load; panels?: undefined } | { load: Load<{ panels: MemberPanels }>; panels: () => Promise<MemberPanels> };

/**
 * A screen for administrators. With an `icon` it is in the menu; `above` is rendered before the page.
 * With an `extension` it exists only where config.js names it.
 */
export type AdminScreen = Row &
  Page & {
    icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
    extension?: Extension;
    above?: Load;
    prefetch?: Prefetch;
  };

export async function loadScreen(screen: AdminScreen) {
  const [content, above] = await Promise.all([loadPage(screen), screen.above?.()]);
  const Above = above && componentOf(above);
  const Screen = () => (
    <>
      {Above && <Above />}
      {content}
    </>
  );
  return { Screen };
}

async function loadPage({ load, panels: loadPanels }: AdminScreen) {
  if (!loadPanels) {
    const Page = componentOf(await load());
    return Page && <Page />;
  }
  const [page, panels] = await Promise.all([load(), loadPanels()]);
  const Page = componentOf(page);
  return Page && <Page panels={panels} />;
}
