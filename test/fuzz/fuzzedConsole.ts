import { adminScreens, screenAt } from '@/app/routes';
import { selectIsSignedIn, signedInElsewhere } from '@/features/auth/authSlice';
import { membersApi } from '@/features/members/membersApi';
import { sessionEnded } from '@/shared/api/session';
import { moveClock } from '../support/clock';
import { openConsole, stepTo } from '../support/openConsole';
import { answerBroken, type BrokenAnswer } from './brokenAnswers';
import { press } from './press';
import { seedEverything } from '../support/seedEverything';

/** A call of the contract as it is told apart from the others. */
export type WireCall = { method: string; path: string };

const callsOfFrame = ['/analysis/details', '/version/get_version_list', '/api/panchanga/list_panchanga'];

const forbidden = /\bundefined\b|\bNaN\b|\[object \w|Invalid Date|\bnull\b|\bInfinity\b/;
const spokenAttributes = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'datetime'];

let close = () => {};

/** After each test, however it ended. */
export const closeFuzzed = () => close();

/**
 * The console on a companion whose answers to one call are broken. It is mounted once; every look at it starts from another
 * screen, so what one answer did is not there for the next.
 */
export async function openFuzzed(
  { method, path }: WireCall,
  { signedIn = true, right }: { signedIn?: boolean; right?: object } = {},
) {
  // A screen that does not ask for what is broken.
  const aside = signedIn && !callsOfFrame.includes(path) ? '/admin/profile' : '/auth/forgot-password';
  await Promise.all(adminScreens.map(({ load }) => load()));
  const hurry = hurryTimers();
  // React works as it does in a browser: nobody tells it when to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const opened = await openConsole(aside, seedEverything(), { signedIn });
  const { companion, store, intercept } = opened;
  const pathPattern = new RegExp(`^${path.replace(/\{id\}/, '[^/]+')}$`);
  const rightTexts = new Map<string, string>();
  let broken: BrokenAnswer | undefined;
  let answered = 0;

  const answerTo = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== method || !pathPattern.test(pathname)) return undefined;
    answered += 1;
    if (!broken) return right && Response.json(right);
    const name = pathname + search;
    const text = right
      ? JSON.stringify(right)
      : (rightTexts.get(name) ?? (await (await companion.fetch(request)).text()));
    rightTexts.set(name, text);
    return answerBroken(broken, JSON.parse(text));
  };
  intercept((request) => answerTo(request) as Promise<Response>); // where it answers nothing, the companion does

  const watch = watchPage();
  close = () => {
    watch.stop();
    hurry.stop();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  };
  const hasNoCalls = () =>
    Object.values(store.getState().api.queries).every((query) => query?.status !== 'pending') &&
    Object.values(store.getState().api.mutations).every((call) => call?.status !== 'pending');

  /** Waits until nothing is under way any more: no call, nothing that is to be read soon, and no code or drawing that follows it. */
  const settle = async () => {
    let drawn = watch.drawings();
    for (let quiet = 0, turns = 0; quiet < 8; turns += 1) {
      await turn();
      const isQuiet = drawn === watch.drawings() && hasNoCalls() && !isWaiting() && isDrawn();
      drawn = watch.drawings();
      quiet = isQuiet ? quiet + 1 : 0;
      if (turns > 4_000) throw new Error('The console does not come to rest.');
    }
  };

  /** Presses a button as soon as it is there. */
  const pressSoon = async (name: string) => {
    for (let turns = 0; !press(name); turns += 1) {
      if (turns > 1_000) throw new Error(`There is no button '${name}'.`);
      await turn();
    }
    await settle();
  };

  const goTo = async (address: string) => {
    stepTo(address);
    await settle();
  };

  /** A dialog with something typed in it asks before it closes. */
  const closeDialogs = async () => {
    for (let turns = 0; document.querySelector('[role=dialog]') && turns < 8; turns += 1) {
      if (!press('Discard')) press('Close');
      await settle();
    }
  };

  const isSessionLost = () => selectIsSignedIn(store.getState()) !== signedIn;
  const renewSession = () => {
    const session = { token: companion.token, signedInAt: Date.now() };
    store.dispatch(signedIn ? signedInElsewhere(session) : sessionEnded('elsewhere'));
  };

  return {
    ...opened,
    settle,
    pressSoon,
    goTo,
    /** Some calls set out only once the screen is at rest. */
    untilAnswered: async () => {
      for (let turns = 0; answered === 0; turns += 1) {
        if (turns > 1_000) throw new Error('The call is not made.');
        await turn();
      }
      await settle();
    },
    /** From now on the call is answered like this, undefined being right. */
    breakIt: (next: BrokenAnswer | undefined) => {
      broken = next;
      answered = 0;
    },
    /**
     * Lets a look begin anew, on a screen that asks for nothing: signed in again where an answer ended the session, with
     * nothing remembered but that time has passed since the last failure.
     */
    startOver: async () => {
      broken = undefined;
      moveClock(11_000);
      if (isSessionLost()) {
        renewSession();
        await settle();
      }
      // What was lost with the last answer is not asked for again before the server is thought to be back.
      await store.dispatch(membersApi.endpoints.getStats.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await closeDialogs();
      await goTo(aside);
      // Only here, where no list would be asked for again: with the session goes everything that was read and answered in it.
      store.dispatch(sessionEnded('elsewhere'));
      if (signedIn) renewSession();
      await settle();
      window.sessionStorage.clear();
      watch.forget();
    },
    faults: watch.faults,
  };
}

/** Whether the screen of the address stands, and not the one before it any more. */
function isDrawn() {
  const { pathname } = window.location;
  if (!pathname.startsWith('/admin/')) return document.querySelector('.auth-form') !== null;
  const title = document.title.replace(/^\(\d+\) /, '');
  return title === screenAt(pathname)?.title && document.querySelector('.panel') !== null;
}

const isWaiting = () => document.querySelector('.ant-btn-loading, [aria-busy=true]') !== null;

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

/** Pauses and toasts last a fortieth of their time; only the limit for a silent server stays, which nobody reaches here. */
function hurryTimers() {
  const { setTimeout: usual } = globalThis;
  const hurried = (work: () => void, milliseconds = 0) =>
    usual(work, milliseconds < 15_000 ? milliseconds / 40 : milliseconds);
  Object.assign(globalThis, { setTimeout: hurried });
  return { stop: () => void Object.assign(globalThis, { setTimeout: usual }) };
}

/** Notes every text that ever stood on the page, and everything that nobody caught. */
function watchPage() {
  let found: string[] = [];
  const look = (text: string | null) => {
    const [word] = forbidden.exec(text ?? '') ?? [];
    if (word) found.push(`'${word}' on the screen: ${text?.slice(0, 200)}`);
  };
  let drawings = 0;
  const observer = new MutationObserver((changes) => {
    drawings += 1;
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE) look(target.textContent);
      for (const node of addedNodes) look(node.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const note = (reason: unknown) =>
    void found.push(`uncaught: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`);
  const onError = (event: ErrorEvent) => note(event.error ?? event.message);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', note);

  return {
    drawings: () => drawings,
    forget: () => {
      found = [];
      for (const level of ['error', 'warn'] as const) spyOf(level).mock.calls.length = 0;
    },
    /** What is wrong with the page as it stands, and what went wrong on the way there. */
    faults: () => {
      look(document.title);
      for (const name of spokenAttributes)
        for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name));
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) look(field.value);
      const said = (['error', 'warn'] as const).flatMap((level) =>
        spyOf(level).mock.calls.map((words) => `${level}: ${words.map(String).join(' ').slice(0, 600)}`),
      );
      if (!document.querySelector('h1')?.textContent) found.push('no heading stands');
      const failure = document.querySelector('.failure, .ant-result');
      if (failure) found.push(`the screen has failed: ${failure.textContent}`);
      if (window.location.pathname.startsWith('/admin/')) {
        for (const part of ['.admin-side nav', '.top-bar', '.stats', '.footer', '.panel'])
          if (!document.querySelector(part)) found.push(`${part} is gone`);
      }
      if (isWaiting()) found.push('something still waits');
      return [...found, ...said];
    },
    stop: () => {
      observer.disconnect();
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', note);
    },
  };
}

/** The set-up of every story listens to the console already. */
const spyOf = (level: 'error' | 'warn') => jest.spyOn(console, level);
