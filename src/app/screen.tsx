import type { ComponentType } from 'react';
import type { StoryComponent } from '@/features/members/detail/MemberProfile';
import type { Store } from './store';

/** Starts the calls that a screen reads with, so that they travel beside its code. */
export type Prefetch = (dispatch: Store['dispatch'], search: URLSearchParams, pathname: string) => void;

type Load<Props = object> = () => Promise<ComponentType<Props>>;

type Row = {
  /** The whole path, as React Router writes it. What other screens link to is taken from `paths`. */
  path: string;
  title: string;
};

/** A screen without the menu. `signedOut`: an administrator with a session is sent on from there. */
export type AuthScreen = Row & { access: 'signedOut' | 'anyone' } & ({ Component: ComponentType } | { load: Load });

/** `beside` is a panel of another feature that the page places itself, as its `Story`. */
type Page =
  { load: Load; beside?: undefined } | { load: Load<{ Story: StoryComponent }>; beside: Load<{ id: string }> };

/** A screen for signed-in administrators; with an `icon` it stands in the menu. `below` are panels that follow the page. */
export type AdminScreen = Row &
  Page & { icon?: ComponentType<{ 'aria-hidden'?: boolean }>; below?: readonly Load[]; prefetch?: Prefetch };

/** A page and its panels: their code is fetched together, and they are drawn together. */
export async function loadScreen(screen: AdminScreen) {
  const [content, ...panels] = await Promise.all([loadPage(screen), ...(screen.below ?? []).map((load) => load())]);
  return function Screen() {
    return (
      <>
        {content}
        {panels.map((Panel, place) => (
          <Panel key={place} />
        ))}
      </>
    );
  };
}

async function loadPage({ load, beside }: AdminScreen) {
  if (!beside) {
    const Page = await load();
    return <Page />;
  }
  const [Page, Story] = await Promise.all([load(), beside()]);
  return <Page Story={Story} />;
}
