import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router-dom';
import { AdminConsole } from '@/app/AdminConsole';
// Loaded here, so that no story pays for the loading of Ant Design.
import '@/app/frame/AdminLayout';
import { routesOf } from '@/app/router';
import { openStore, type Store } from '@/app/store';
import '@/features/dashboard/DashboardPage';
import type { Extension } from '@/shared/api/appConfig';
import { insertWorld, type World } from './builders';
import { closeLater, currentStory } from './closeConsoles';
import { openCompanion, type Companion, type CompanionOptions } from './companion';

// Whether an element is hidden from the accessibility tree costs a computed style for each of its ancestors.
// The whole document in every failure hides the sentence that matters. The limit leaves room for a machine that is busy
// with other things.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 5000,
  getElementError: (message) => new Error((message ?? '').split('Here are the')[0]),
});

export type OpenConsole = {
  admin: UserEvent;
  companion: Companion;
  store: Store;
  /** Every call that left the console, oldest first: 'GET /analysis/details'. */
  calls: string[];
  /** Lets a test stand between the console and its companion; undefined passes the call on. */
  intercept(answer: (request: Request) => Promise<Response> | Response | undefined): void;
};

type Visit = {
  signedIn?: boolean;
  signedInAt?: number;
  /** The e-mail that signed in in this tab. */
  signedInAs?: string;
  /** What config.js names. */
  extensions?: readonly Extension[];
  almanac?: { place?: string; spelling?: string; language?: string };
} & Pick<CompanionOptions, 'requiresSecondFactor' | 'idleMinutes' | 'limits'>;

/** The whole console at an address, on a companion API of its own that knows exactly this world. */
export async function openConsole(
  address: string,
  world: World = {},
  { signedIn = true, signedInAt = Date.now(), signedInAs, extensions = [], almanac, ...service }: Visit = {},
): Promise<OpenConsole> {
  const story = currentStory();
  const companion = await openCompanion(service);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  closeLater(async () => {
    cleanup();
    router?.dispose();
    await companion.close();
  });
  await insertWorld(companion.db, world);
  story.throwIfAborted();
  if (signedIn) storeSession(companion.token, signedInAt);
  if (signedInAs) window.sessionStorage.setItem('signed-in-as', `${signedInAt} ${signedInAs}`);

  const calls: string[] = [];
  let answer: Parameters<OpenConsole['intercept']>[0] = () => undefined;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    return (await answer(request)) ?? companion.fetch(request);
  };

  window.appConfig = { extensions, almanac };
  window.history.replaceState(null, '', address);
  const store = await openStore();
  const routes = (router = createBrowserRouter(routesOf(store)));
  await act(async () => void render(<AdminConsole store={store} router={routes} />));
  await act(() => codeLoaded(routes));
  return {
    admin: until(story, userEvent.setup()),
    companion,
    store,
    calls,
    intercept: (next) => void (answer = next),
  };
}

/** The frame and the screen are loaded by then. */
const codeLoaded = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });

/** An administrator whose hands rest once the story is over. */
const until = (story: AbortSignal, admin: UserEvent) =>
  new Proxy(admin, {
    get: (hands, act, self) => {
      story.throwIfAborted();
      return Reflect.get(hands, act, self) as unknown;
    },
  });

/** The calls without those that the frame makes once its screen is at rest, for what it says by the way. */
export const ofScreen = (calls: readonly string[]) => calls.filter((call) => !byTheWay.includes(call));
const byTheWay = ['GET /version/get_version_list', 'GET /api/panchanga/list_panchanga'];

/** What a browser holds after a sign-in. */
export function storeSession(token: string, signedInAt = Date.now()) {
  const stored = { token: JSON.stringify(token), expirationTime: JSON.stringify(signedInAt) };
  window.localStorage.setItem('persist:auth', JSON.stringify(stored));
}

/** Opens another address in the same tab, as a bookmark of this console would. */
export const goTo = (address: string) => act(async () => stepTo(address));

/** A step forward in the history of the tab, numbered as the router numbers its own: it tells by that which way it goes. */
export function stepTo(address: string) {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }; // as the router stores it
  window.history.pushState({ idx: idx + 1 }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** The link of a screen in the menu; the figures lead to some of them too. */
export const inMenu = (name: string) =>
  within(screen.getAllByRole('navigation', { name: 'Screens' })[0] ?? document.body).getByRole('link', { name });

/** The headings of a table, of the only one on the screen unless said otherwise. */
export const headings = (table: Pick<typeof screen, 'getAllByRole'> = screen) =>
  table
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent)
    .join(' | ');

/** The table row in which a text stands. */
export async function rowOf(text: string) {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`'${text}' stands in no row.`);
  return row;
}

export async function pressInRow(admin: UserEvent, text: string, button: string) {
  await admin.click(within(await rowOf(text)).getByRole('button', { name: button }));
}

export async function pressInDialog(admin: UserEvent, title: string, button: string) {
  await admin.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }));
}

/** Decides about the member of a row, and says yes to the question. */
export async function decideInRow(admin: UserEvent, name: string, action: 'Accept' | 'Reject' | 'Block' | 'Unblock') {
  await pressInRow(admin, name, action);
  await pressInDialog(admin, `${action} the ${/Accept|Reject/.test(action) ? 'request' : 'user'}`, action);
}

/** Picks an option of the list of choices that is labelled so; in a long list it is searched for. */
export async function choose(admin: UserEvent, label: string, option: string) {
  const field = await screen.findByRole('combobox', { name: label });
  await admin.click(field);
  if (!choices().some(({ textContent }) => textContent === option)) await admin.type(field, option);
  await admin.click(await findChoice(option));
}

/** What stands in the list of choices that is open; of a long one what is in sight. */
export const choices = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option-content')];

export const findChoice = (name: string) =>
  waitFor(() => {
    const choice = choices().find(({ textContent }) => textContent === name);
    if (!choice) throw new Error(`There is no choice '${name}'.`);
    return choice;
  });
