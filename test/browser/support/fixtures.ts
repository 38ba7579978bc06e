import { expect, test as base } from '@playwright/test';
import { seedEverything } from '../../support/seedEverything';
import type { World } from '../../support/builders';
import { serveWorld, type ServedWorld } from './serveWorld';
import { signedInState } from './openBrowser';
import { makeFolder } from '../../tools/hardening/target';
import { startServer, type RunningServer } from './startServer';

export { expect };

type PageFixtures = {
  /** All that the console of the page said, and every error that nobody caught: a test that provokes some takes them out. */
  complaints: string[];
};

/** A tab of a fresh profile, which must have nothing to complain about when the test ends. */
export const test = base.extend<PageFixtures>({
  complaints: async ({}, provide) => {
    const complaints: string[] = [];
    await provide(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, provide) => {
    page.on('console', (message) => {
      // The browser itself tells what a sign-out has made it forget.
      const isNews = message.type() === 'info' && message.text().includes('Cleared data types');
      if (!isNews) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    await provide(page);
    // A call that a story still holds back ends with it, and does not fail the next.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

type PerFile<Thing> = {
  of: (file: string, make: () => Promise<Thing>, from?: object) => Promise<Thing>;
  close: () => Promise<void>;
};

/** Holds what the tests of one file share, made `from` the same: closed when another file, another world or the end comes. */
function perFile<Thing extends { close: () => Promise<void> }>(): PerFile<Thing> {
  let held: { file: string; from?: object; thing: Promise<Thing> } | undefined;
  const close = async () => {
    const last = held;
    held = undefined;
    await (await last?.thing)?.close();
  };
  const of = async (file: string, make: () => Promise<Thing>, from?: object) => {
    if (held?.file === file && held.from === from) return held.thing;
    await close();
    held = { file, from, thing: make() };
    return held.thing;
  };
  return { of, close };
}

async function sharedByFile<Thing extends { close: () => Promise<void> }>(
  {},
  provide: (held: PerFile<Thing>) => Promise<void>,
) {
  const held = perFile<Thing>();
  await provide(held);
  await held.close();
}

type Demo = RunningServer & { signedIn: () => Promise<ReturnType<typeof signedInState>>; close: () => Promise<void> };

async function openDemo(members: number): Promise<Demo> {
  const server = await startServer(makeFolder('console-data'), members);
  let token: string | undefined;
  /** In one session for all tests, as long as none signs out: an eleventh sign-in would end the first. */
  const signedIn = async () => {
    if (!token || !(await isOpen(server, token))) token = await signIn(server);
    return signedInState(server.address, token);
  };
  return { ...server, signedIn, close: server.stop };
}

const isOpen = async ({ address }: RunningServer, token: string) =>
  (await fetch(`${address}/analysis/details`, { headers: { 'x-access-token': token } })).ok;

async function signIn({ address, email, password }: RunningServer) {
  const answer = await fetch(`${address}/admins/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string }; // the companion's own shape
  return token;
}

type DemoFixtures = {
  /** How many members the demonstration data has. */
  members: number;
  isSignedIn: boolean;
  /** The product as its user starts it, with demonstration data: one for all tests of a file. */
  server: Demo;
};

/** The tab opens the product with demonstration data, and the administrator has signed in there. */
export const demoTest = test.extend<DemoFixtures, { demos: PerFile<Demo> }>({
  members: [120, { option: true }],
  isSignedIn: [true, { option: true }],
  demos: [sharedByFile, { scope: 'worker' }],
  server: [
    async ({ demos, members }, provide, { file }) => provide(await demos.of(file, () => openDemo(members))),
    { timeout: 90_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.address),
  storageState: async ({ server, isSignedIn }, provide) => provide(isSignedIn ? await server.signedIn() : undefined),
});

type WorldFixtures = {
  world: World;
  /** The built console on a database that holds exactly this world: one for all tests of a file that have it. */
  server: ServedWorld;
};

/** The tests open tabs of their own, on a companion in this process. */
export const worldTest = base.extend<WorldFixtures, { worlds: PerFile<ServedWorld> }>({
  world: [seedEverything(), { option: true }],
  worlds: [sharedByFile, { scope: 'worker' }],
  server: [
    async ({ worlds, world }, provide, { file }) => provide(await worlds.of(file, () => serveWorld(world), world)),
    { timeout: 90_000 },
  ],
});
