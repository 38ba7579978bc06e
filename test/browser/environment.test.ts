import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { hashPassword } from '../../server/security/passwords';
import { fullWorld } from '../support/fullWorld';
import { browserScreens } from './support/adminScreens';
import { findBrowser } from './support/findBrowser';
import { openBrowser, walkTo } from './support/openBrowser';
import { serveWorld, type ServedWorld } from './support/serveWorld';

const day = 86_400_000;
const guest = { email: 'other@example.org', password: 'Jasmine-Garland-7' };
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
let server: ServedWorld;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), serveWorld(fullWorld())]);
  const facts = { email: guest.email, username: 'Other', password_hash: await hashPassword(guest.password) };
  await server.db
    .insertInto('administrators')
    .values({ ...facts, created_at: new Date().toISOString() })
    .execute();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

type Profile = {
  context: BrowserContext;
  /** What the browser's console said of every tab, and every error that nobody caught. */
  complaints: string[];
  /** The calls that left the tabs: 'PUT /admins/accept'. */
  calls: string[];
  open: (address: string) => Promise<Page>;
};

const profiles: BrowserContext[] = [];
afterEach(async () => {
  server.standInBetween(undefined);
  await server.db.deleteFrom('app_versions').where('android_version', '=', '9.0.0').execute();
  await Promise.all(profiles.splice(0).map((context) => context.close()));
});

/** A browser profile, in which the administrator has signed in unless it is said otherwise. */
async function newProfile({ isSignedIn = true, within = browser, viewport = { width: 1366, height: 900 } } = {}) {
  const context = await within.newContext({ viewport, ...(isSignedIn && { storageState: await server.signedIn() }) });
  context.setDefaultTimeout(15_000);
  profiles.push(context);
  const profile: Profile = {
    context,
    complaints: [],
    calls: [],
    open: async (address) => {
      const page = await context.newPage();
      await page.goto(server.address + address);
      return page;
    },
  };
  await context.route('**/media/*', (route) => route.fulfill({ contentType: 'image/png', body: onePixel }));
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') profile.calls.push(`${request.method()} ${pathname}`);
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) profile.complaints.push(message.text());
  });
  context.on('weberror', (error) => profile.complaints.push(`uncaught: ${error.error().message}`));
  return profile;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ state: 'visible' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signIn(page: Page, { email, password }: { email: string; password: string } = server) {
  // Behind another tab a page takes its time.
  await page.bringToFront();
  await page.getByLabel('Email').last().fill(email);
  await page.getByLabel('Password', { exact: true }).last().fill(password);
  await button(page, 'Sign In').last().click();
}

async function signOut(page: Page) {
  await page.bringToFront();
  await button(page, 'Account').click();
  await page.getByText('Logout').click();
  await heading(page, 'Sign In');
}

const lookAtTheClock = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const android = (page: Page) => page.getByLabel('Android Version', { exact: true });

async function beginVersion(page: Page) {
  await button(page, 'Add version').click();
  await android(page).fill('9.0.0');
  await page.getByLabel('IOS Version', { exact: true }).fill('9.1.0');
}

async function sendVersion(page: Page) {
  await button(page, 'Add').click();
  await page.getByText('Version added').waitFor();
}

describe('whatever the storage of the browser is like, the console works:', () => {
  /** Signing in, choosing colours, and a form with its draft. */
  async function work(page: Page) {
    await signIn(page);
    await heading(page, 'Dashboard');
    await page.getByText('Meera').first().waitFor();
    await button(page, 'Switch to the dark colours').click();
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    await page.getByRole('link', { name: 'Version Control' }).click();
    await beginVersion(page);
    await sendVersion(page);
  }

  it('it is full', async () => {
    const { context, complaints, open } = await newProfile({ isSignedIn: false });
    await context.addInitScript(() => {
      // An empty tab has no storage.
      for (const storage of window.origin === 'null' ? [] : [window.localStorage, window.sessionStorage])
        for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2))
          try {
            for (let part = 0; ; part += 1) storage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
          } catch {
            // There is no room for as much as this.
          }
    });
    const page = await open('/');
    await work(page);
    expect(await page.evaluate(() => window.localStorage.getItem('persist:auth'))).toBeNull();
    await signOut(page);
    expect(complaints).toEqual([]);
  });

  it('it is forbidden', async () => {
    const { context, complaints, open } = await newProfile({ isSignedIn: false });
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    });
    const page = await open('/');
    await work(page);
    await page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await signOut(page);
    expect(complaints).toEqual([]);
  });

  const session = (token: unknown, time: unknown = Date.now()) =>
    JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(time) });

  it.each([
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '17'],
    ['truth', 'true'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['fields of other types', JSON.stringify({ token: 1, expirationTime: [], scheme: 7, menu: {}, place: 8 })],
    ['a token of another type', session({ secret: 'x' })],
    ['a token that no header takes', session('abc\r\nx-admin: 1')],
    ['a token of a megabyte', session('x'.repeat(1_000_000))],
    ['a time without an end', session('abc', '1e999')],
  ])('it holds %s', async (_what, text) => {
    const { complaints, calls, open } = await newProfile({ isSignedIn: false });
    const page = await open('/robots.txt');
    await page.evaluate((stored) => {
      for (const key of ['persist:auth', 'display-preferences']) window.localStorage.setItem(key, stored);
      window.sessionStorage.setItem('draft:version', stored);
    }, text);
    await page.goto(`${server.address}/admin/version-control`);
    await heading(page, 'Sign In');
    expect(calls).toEqual([]);
    await signIn(page);
    await heading(page, 'Version Control');
    await beginVersion(page);
    await sendVersion(page);
    expect(complaints).toEqual([]);
  });

  it('it was written by another version', async () => {
    const { context, complaints } = await newProfile();
    const page = await context.newPage();
    await page.goto(`${server.address}/robots.txt`);
    await page.evaluate(() => {
      const stored: unknown = JSON.parse(window.localStorage.getItem('persist:auth') ?? '');
      const more = {
        isInterrupted: 'true',
        email: '{"a":1}',
        theme: '{{{',
        _persist: '{"version":9,"rehydrated":true}',
      };
      window.localStorage.setItem('persist:auth', JSON.stringify(Object.assign({}, stored, more)));
      const preferences = { scheme: 'sepia', menu: 'left', keys: 'vim', place: 'Atlantis', spelling: 9, density: 3 };
      window.localStorage.setItem('display-preferences', JSON.stringify(preferences));
    });
    await page.goto(`${server.address}/admin/profile`);
    await heading(page, 'My profile');
    expect(await again(page).count()).toBe(0);
    await walkTo(page, '/admin/daily_panchanga?add=2027-01-14');
    await page.getByText(/^Sunrise/).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('two tabs of one browser', () => {
  it('are signed out and signed in together, each on its own screen, in the same colours', async () => {
    const { complaints, open } = await newProfile();
    const first = await open('/admin/dashboard');
    const second = await open('/admin/users?name=ravi');
    await second.getByText('Ravi Shetty').waitFor();
    await button(first, 'Switch to the dark colours').click();
    await second.locator('html[data-scheme=dark]').waitFor();
    await signOut(first);
    await heading(second, 'Sign In');
    await signIn(first);
    await heading(first, 'Dashboard');
    await second.getByText('Ravi Shetty').waitFor();
    expect(second.url()).toBe(`${server.address}/admin/users?name=ravi`);
    expect(complaints).toEqual([]);
  });

  it('keep a form half filled in, until somebody signs in on its own page', async () => {
    const { complaints, open } = await newProfile();
    const first = await open('/admin/dashboard');
    const second = await open('/admin/version-control');
    await beginVersion(second);
    await signOut(first);
    await again(second).waitFor();
    await signIn(first);
    await heading(first, 'Dashboard');
    // Who signed in there is not known here.
    expect(await again(second).isVisible()).toBe(true);
    await signIn(second);
    await again(second).waitFor({ state: 'detached' });
    expect(await android(second).inputValue()).toBe('9.0.0');
    await sendVersion(second);
    await first.reload();
    await heading(first, 'Dashboard');
    expect(complaints).toEqual([]);
  });

  it('do not end the session of the other when the form is given up', async () => {
    const { complaints, open } = await newProfile();
    const first = await open('/admin/dashboard');
    const second = await open('/admin/version-control');
    await beginVersion(second);
    await signOut(first);
    await again(second).waitFor();
    await signIn(first);
    await heading(first, 'Dashboard');
    await button(second, 'Leave and lose it').click();
    await heading(second, 'Sign In');
    expect(await second.evaluate(() => window.sessionStorage.length)).toBe(0);
    await first.reload();
    await heading(first, 'Dashboard');
    expect(complaints).toEqual([]);
  });

  it('show to another administrator nothing of what the first one saw', async () => {
    const { open } = await newProfile({ isSignedIn: false });
    const first = await open('/');
    await signIn(first);
    await heading(first, 'Dashboard');
    const second = await open('/admin/users');
    await second.getByText('Ravi Shetty').waitFor();
    await second.evaluate(() => window.sessionStorage.setItem('draft:version', '{"android":"8","ios":"8"}'));
    await walkTo(first, '/admin/profile');
    await first.getByText(server.email).waitFor();
    await signOut(first);
    // From now on no list arrives.
    server.standInBetween((request) => request.url?.startsWith('/admins/listuser') ?? false);
    await signIn(first, guest);
    await heading(second, 'Users');
    await second.locator('.stats').getByText('Blocked Users').waitFor();
    expect(await second.getByText('Ravi Shetty').count()).toBe(0);
    expect(await second.evaluate(() => window.sessionStorage.length)).toBe(0);
    await walkTo(second, '/admin/profile');
    await heading(second, 'My profile');
    expect(await second.getByText(server.email).count()).toBe(0);
  });
});

describe.each([
  ['forward', day + 60_000],
  ['back', -day],
])('a clock that is moved %s by a day', (_way, jump) => {
  const odd = /in -\d|-\d+ (minute|hour|day)|NaN|undefined|Invalid/;
  const moved = () => new Date(Date.now() + jump);
  const signIns = (calls: string[]) => calls.filter((call) => call === 'POST /admins/login').length;

  it('before the visit asks for one sign-in, and all screens are sensible after it', async () => {
    const { context, complaints, calls } = await newProfile();
    const page = await context.newPage();
    await page.clock.setSystemTime(moved());
    await page.goto(`${server.address}/admin/users`);
    await heading(page, 'Sign In');
    await signIn(page);
    await heading(page, 'Users');
    for (const { address, title, data } of browserScreens) {
      await walkTo(page, address);
      await heading(page, title);
      await page.locator('#content').getByText(data).first().waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(odd);
    }
    await page.reload();
    await heading(page, 'Version Control');
    expect(signIns(calls)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('while a screen is open asks for one sign-in, and goes on there', async () => {
    const { complaints, calls, open } = await newProfile();
    const page = await open('/admin/users');
    await page.getByText('Ravi Shetty').waitFor();
    await page.clock.setSystemTime(moved());
    await lookAtTheClock(page);
    await heading(page, 'Sign In');
    await signIn(page);
    await page.getByText('Ravi Shetty').waitFor();
    await lookAtTheClock(page);
    expect(await page.locator('body').innerText()).not.toMatch(/session (ends|has ended)/);
    expect(signIns(calls)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('while a form is half filled in keeps the form', async () => {
    const { complaints, calls, open } = await newProfile();
    const page = await open('/admin/version-control');
    await beginVersion(page);
    await page.clock.setSystemTime(moved());
    await lookAtTheClock(page);
    await again(page).waitFor();
    await signIn(page);
    await again(page).waitFor({ state: 'detached' });
    expect(await page.locator('body').innerText()).not.toMatch(/session (ends|has ended)/);
    await sendVersion(page);
    expect(signIns(calls)).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['answers with 404', { status: 404, body: 'Not found' }],
  [
    'answers with a page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Console</title><p>The console</p>' },
  ],
])('when the console is deployed anew, and the host %s for a part that is gone', (_how, gone) => {
  /** What the browser itself says of a file that is none. */
  const ofMissingFile = /status of 404|Unexpected token '<'|MIME type|text\/html/;

  /** From now on no part arrives that is not there yet; answers how they all come back. */
  async function deploy({ context, loaded }: DeployedProfile) {
    const there = new Set(loaded);
    await context.route('**/assets/**', (route) =>
      there.has(route.request().url()) ? route.fallback() : route.fulfill(gone),
    );
    return () => context.unrouteAll();
  }

  type DeployedProfile = Profile & { loaded: Set<string>; honest: () => string[] };

  async function profileBefore(isSignedIn = true): Promise<DeployedProfile> {
    const profile = await newProfile({ isSignedIn });
    const loaded = new Set<string>();
    profile.context.on('requestfinished', (request) => loaded.add(request.url()));
    return { ...profile, loaded, honest: () => profile.complaints.filter((text) => !ofMissingFile.test(text)) };
  }

  // A box lies above the menu, but not in the way of a script.
  const leaveForUsers = (page: Page) =>
    page.getByRole('link', { name: 'Users', exact: true }).evaluate((link: HTMLAnchorElement) => link.click());
  const missingScreen = (page: Page) => page.getByRole('heading', { name: 'This screen could not be loaded' });
  const missingPart = (page: Page) => page.getByText(/^A part of this console could not be loaded\./);

  it('a form half filled in survives, is asked about, and can be sent; a reload is offered in the frame', async () => {
    const profile = await profileBefore();
    await profile.context.route(/assets\/MaintenanceBar/, (route) => route.fulfill(gone));
    const bar = profile.context.waitForEvent('response', (response) => /MaintenanceBar/.test(response.url()));
    const page = await profile.open('/admin/version-control');
    await page.getByText('2.5.0').waitFor();
    const comeBack = await deploy(profile);
    await beginVersion(page);
    await bar;
    await leaveForUsers(page);
    await page.getByText('Discard what you typed?').waitFor();
    await button(page, 'Keep editing').click();
    expect(await android(page).inputValue()).toBe('9.0.0');
    await sendVersion(page);
    await beginVersion(page);
    await leaveForUsers(page);
    await button(page, 'Discard').click();
    await missingScreen(page).waitFor();
    expect(await page.getByRole('navigation', { name: 'Screens' }).isVisible()).toBe(true);
    expect(await page.locator('.stats').getByText('Blocked Users').isVisible()).toBe(true);
    // What had arrived goes on.
    await page.getByRole('link', { name: 'Version Control' }).click();
    await page.getByText('2.5.0').waitFor();
    await leaveForUsers(page);
    await missingScreen(page).waitFor();
    await comeBack();
    await button(page, 'Reload').click();
    await page.getByText('Ravi Shetty').waitFor();
    expect(profile.honest()).toEqual([]);
  });

  it('a part of a screen says so in its place, and comes when it is tried again', async () => {
    const profile = await profileBefore();
    const page = await profile.open('/admin/profile');
    await heading(page, 'My profile');
    for (const address of ['dashboard', 'vendor_ads', 'premium-analytics', 'daily_panchanga', 'expired_vendor_ads']) {
      // The code of the screen is there, and that of its parts is not.
      await profile.context.route(partFiles, (route) => route.fulfill(gone));
      await page.goto(`${server.address}/admin/${address}`);
      await parts[address]?.(page, () => profile.context.unrouteAll());
    }
    expect(profile.honest()).toEqual([]);
  });

  const partNames = [
    'RegisteredUsersChart',
    'PaymentsChart',
    'AddAdDialog',
    'EditAdDialog',
    'almanac',
    'paymentsWorker',
    'TomorrowReminder',
  ];
  const partFiles = new RegExp(`assets/(${partNames.join('|')})(~(${partNames.join('|')}))?\\.`);

  /** What is missing on each screen, and what it is when it has come. */
  const parts: Record<string, (page: Page, comeBack: () => Promise<void>) => Promise<unknown>> = {
    dashboard: async (page, comeBack) => {
      await missingPart(page).waitFor();
      await page.getByText('Meera').first().waitFor();
      await comeBack();
      await button(page, 'Retry').click();
      await page.locator('.chart canvas').first().waitFor();
    },
    vendor_ads: async (page, comeBack) => {
      const missingForm = page.getByRole('dialog', { name: 'This form could not be loaded' });
      await button(page, 'Edit Lotus House').click();
      await missingForm.waitFor();
      await page.keyboard.press('Escape');
      await missingForm.waitFor({ state: 'detached' });
      await button(page, 'Add Vendor Ad').click();
      await missingPart(page).waitFor();
      await comeBack();
      await button(page, 'Try again').click();
      await page.getByRole('dialog', { name: 'Add New Vendor ad' }).getByLabel('Mobile').waitFor();
    },
    'premium-analytics': async (page, comeBack) => {
      await page
        .locator('#content')
        .getByText(/^A part of this console could not be loaded\./)
        .first()
        .waitFor();
      await comeBack();
      await page.locator('#content').getByRole('button', { name: 'Retry' }).first().click();
      await page.getByText('Payer Processing').waitFor();
      await page.locator('.chart canvas').first().waitFor();
    },
    daily_panchanga: async (page, comeBack) => {
      await button(page, 'Add panchanga').click();
      await page.getByText(/^Suggestions are not available/).waitFor();
      await comeBack();
      await button(page, 'Try again').click();
      await page.getByText(/^Sunrise/).waitFor();
    },
    expired_vendor_ads: async (page, comeBack) => {
      await button(page, 'List again Old Hall').click();
      await missingPart(page).waitFor();
      await comeBack();
      await button(page, 'Try again').click();
      await page.getByRole('dialog', { name: 'Add New Vendor ad' }).getByLabel('Mobile').waitFor();
    },
  };

  it('nobody is left with an empty page, signed in or not', async () => {
    const profile = await profileBefore(false);
    const hide = (name: RegExp) => profile.context.route(name, (route) => route.fulfill(gone));
    await hide(/assets\/(ForgotPassword|ResetPassword|AdminLayout)/);
    const page = await profile.open('/auth/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await missingScreen(page).waitFor();
    await walkTo(page, '/auth/reset-password/code');
    await missingScreen(page).waitFor();
    await walkTo(page, '/auth/login');
    await signIn(page);
    await missingScreen(page).waitFor();
    await profile.context.unrouteAll();
    await button(page, 'Reload').click();
    await heading(page, 'Dashboard');
    expect(profile.honest()).toEqual([]);
  });

  it('a screen whose code takes its time says so', async () => {
    const profile = await profileBefore();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await profile.context.route(/assets\/VersionControlPage.*js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    const page = await profile.open('/admin/profile');
    await walkTo(page, '/admin/version-control');
    const word = page.getByRole('status').filter({ hasText: 'Loading...' });
    await word.waitFor();
    arrive();
    await button(page, 'Add version').waitFor();
    expect(await word.count()).toBe(0);
    expect(profile.honest()).toEqual([]);
  });

  it.each([true, false])(
    'a console that does not begin says so and offers a reload (signed in: %s)',
    async (isSignedIn) => {
      const profile = await profileBefore(isSignedIn);
      await profile.context.route(/assets\/main/, (route) => route.fulfill(gone));
      const page = await profile.open(isSignedIn ? '/admin/dashboard' : '/auth/login');
      await page.getByText(/^The console could not be loaded\./).waitFor();
      await profile.context.unrouteAll();
      await button(page, 'Reload').click();
      await heading(page, isSignedIn ? 'Dashboard' : 'Sign In');
      expect(profile.honest()).toEqual([]);
    },
  );
});

describe('the back-forward cache of the browser', () => {
  let caching: Browser;
  beforeAll(async () => {
    caching = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => caching.close());

  /** Leaves the console for another page of the tab, does something elsewhere, and comes back to the page as it lay there. */
  async function comeBackAfter(page: Page, meanwhile: () => Promise<unknown>) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted })),
    );
    await page.goto(`${server.address}/robots.txt`);
    await meanwhile();
    await page.bringToFront();
    await page.evaluate(() => window.history.back());
    // The page that comes back is the one that was left, with all that it knew.
    await page.waitForFunction(() => 'isFromCache' in window && window.isFromCache === true);
  }

  it('shows nothing to those who have signed out in another tab meanwhile, and goes on after the next sign-in', async () => {
    const { complaints, open } = await newProfile({ within: caching });
    const other = await open('/admin/profile');
    const page = await open('/admin/users?name=ravi');
    await page.getByText('Ravi Shetty').waitFor();
    await comeBackAfter(page, () => signOut(other));
    await heading(page, 'Sign In');
    expect(await page.getByText('Ravi Shetty').count()).toBe(0);
    await signIn(page);
    await page.getByText('Ravi Shetty').waitFor();
    await heading(other, 'Dashboard');
    expect(complaints).toEqual([]);
  });

  it('shows nothing of the first administrator to the next one', async () => {
    const { open } = await newProfile({ within: caching });
    const other = await open('/admin/profile');
    const page = await open('/admin/users');
    await page.getByText('Ravi Shetty').waitFor();
    await comeBackAfter(page, async () => {
      await signOut(other);
      server.standInBetween((request) => request.url?.startsWith('/admins/listuser') ?? false);
      await signIn(other, guest);
      await heading(other, 'Dashboard');
    });
    await page.waitForFunction(() => document.querySelector('#content [aria-busy=true]'));
    expect(await page.getByText('Ravi Shetty').count()).toBe(0);
    await heading(page, 'Users');
  });

  it('keeps a form that waited there, out of sight', async () => {
    const { complaints, open } = await newProfile({ within: caching });
    const other = await open('/admin/profile');
    const page = await open('/admin/version-control');
    await page.getByText('2.5.0').waitFor();
    await beginVersion(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await comeBackAfter(page, () => signOut(other));
    await again(page).waitFor();
    await signIn(page);
    await again(page).waitFor({ state: 'detached' });
    await sendVersion(page);
    expect(complaints).toEqual([]);
  });

  it('leaves those signed in who never left, and asks again for what is old', async () => {
    const { complaints, calls, open } = await newProfile({ within: caching });
    const page = await open('/admin/users');
    await page.getByText('Ravi Shetty').waitFor();
    const lists = () => calls.filter((call) => call === 'GET /admins/listuser').length;
    await comeBackAfter(page, () => Promise.resolve());
    expect(lists()).toBe(1);
    const asked = page.waitForRequest(/listuser/);
    await page.evaluate(() => {
      const { now } = Date;
      window.addEventListener('pagehide', () => void (Date.now = () => now() + 20_000));
    });
    await comeBackAfter(page, () => Promise.resolve());
    await asked;
    expect(complaints).toEqual([]);
  });

  it('signs nobody out whose browser cannot keep the session', async () => {
    const { context, complaints, open } = await newProfile({ isSignedIn: false, within: caching });
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      };
    });
    const page = await open('/auth/login');
    await signIn(page);
    await heading(page, 'Dashboard');
    await page.getByText('Meera').first().waitFor();
    await comeBackAfter(page, () => Promise.resolve());
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByText('Ravi Shetty').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a double press is one press:', () => {
  /** A double click as a hand makes it: the second one hits whatever is there by then. */
  const clickTwice = async (page: Page, target: Locator) => {
    await target.hover();
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to press.');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 5 });
  };
  /** Another key in between tells a new press from what follows the one before. */
  const begin = async (page: Page, target: Locator) => {
    await target.focus();
    await page.keyboard.press('Shift');
  };
  const enterTwice = async (page: Page, target: Locator) => {
    await begin(page, target);
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  };
  const holdEnter = async (page: Page, target: Locator) => {
    await begin(page, target);
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  const ways = [
    ['a double click', clickTwice],
    ['Enter twice', enterTwice],
    ['Enter held', holdEnter],
  ] as const;

  it.each(ways)('%s on a button that asks only asks', async (_way, press) => {
    const { calls, complaints, open } = await newProfile();
    const page = await open('/admin/reported_users_profiles');
    for (const [address, title, name, question] of [
      ['requests', 'User Requests', 'Accept', 'Accept the request'],
      ['reported_users_profiles', 'Reported Users', 'Delete Account', 'Delete Account'],
      ['users', 'Users', 'Block', 'Block the user'],
    ] as const) {
      await walkTo(page, `/admin/${address}`);
      await heading(page, title);
      await press(page, button(page, name).first());
      await page.getByRole('dialog', { name: question }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(ways)('%s on a button that sends sends once, and nothing beneath it is pressed', async (_way, press) => {
    const { calls, complaints, open } = await newProfile();
    const page = await open('/admin/users');
    const sent = () => calls.filter((call) => !call.startsWith('GET'));
    const toast = (text: string | RegExp) => page.locator('.notice').filter({ hasText: text }).first().waitFor();
    const settled = async (text: string | RegExp, call: string) => {
      await toast(text);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
      expect(sent()).toEqual([call]);
      calls.length = 0;
    };
    const at = page.url();

    await button(page, 'Unblock').first().click();
    await press(page, button(page, 'Unblock').last());
    await settled('Unblocked successfully!!', 'PUT /admins/accept');
    await page
      .getByRole('row', { name: /Ravi Shetty/ })
      .getByRole('button', { name: 'Block', exact: true })
      .click();
    await press(page, button(page, 'Block').last());
    await settled('Blocked successfully!!', 'PUT /admins/block');
    expect(page.url()).toBe(at);

    await walkTo(page, '/admin/version-control');
    await beginVersion(page);
    await press(page, button(page, 'Add'));
    await settled('Version added', 'POST /version/add_version');
    const maintenance = { name: 'Maintenance Mode' };
    const isOn = await page.getByRole('switch', maintenance).isChecked();
    await press(page, page.getByRole('switch', maintenance));
    await page.getByRole('switch', { ...maintenance, checked: !isOn }).waitFor();
    expect(sent()).toEqual(['PUT /version/maintenance']);
    calls.length = 0;

    await walkTo(page, '/admin/requests');
    await page.getByText('Meera').first().waitFor();
    const downloads: string[] = [];
    page.on('download', (file) => downloads.push(file.suggestedFilename()));
    await press(page, button(page, 'Export CSV'));
    await page.getByText(/rows? saved\.$/).waitFor();
    await button(page, 'Select rows').click();
    await page.getByRole('checkbox', { name: 'All on this page' }).check();
    await press(page, button(page, /^Reject \d$/));
    const run = page.getByRole('dialog', { name: 'Reject the requests' });
    await run.waitFor();
    expect(sent()).toEqual([]);
    await press(page, run.getByRole('button', { name: /^Reject \d$/ }));
    await run.getByText(/^\d done, 0 failed, 0 not started\.$/).waitFor();
    expect(new Set(sent())).toEqual(new Set(['PUT /admins/reject']));
    expect(sent()).toHaveLength(await run.locator('.bulk-row').count());
    await server.db
      .updateTable('members')
      .set({ status: 'pending' })
      .where('username', 'in', ['Meera', 'Mohan', 'Mukta'])
      .execute();
    expect(downloads).toHaveLength(1);

    await page.goto(`${server.address}/admin/profile`);
    for (const label of ['Old Password', 'New Password', 'Confirm Password'])
      await page.getByLabel(label, { exact: true }).fill(server.password);
    calls.length = 0;
    await press(page, button(page, 'Submit'));
    await toast(/assword/);
    expect(sent()).toEqual(['PUT /admins/changepassword']);
    await signOut(page);
    calls.length = 0;
    await page.getByLabel('Email').fill(server.email);
    await page.getByLabel('Password', { exact: true }).fill(server.password);
    await press(page, button(page, 'Sign In'));
    await heading(page, 'Dashboard');
    expect(sent()).toEqual(['POST /admins/login']);
    expect(complaints).toEqual([]);
  });
});

describe('a box that opens takes the focus before anybody can type,', () => {
  const boxes: [string, string, string, (page: Page) => Promise<unknown>][] = [
    [
      'an entry that is asked for in the address',
      'Add New Panchanga',
      '/admin/daily_panchanga?add=2027-01-30',
      async () => undefined,
    ],
    ['an entry', 'Add New Panchanga', '/admin/daily_panchanga', (page) => button(page, 'Add panchanga').click()],
    [
      'a version',
      'Add New Application Version',
      '/admin/version-control',
      (page) => button(page, 'Add version').click(),
    ],
    ['an ad', 'Add New Vendor ad', '/admin/vendor_ads', (page) => button(page, 'Add Vendor Ad').click()],
    ['the form to sign in again', 'Sign in again', '/admin/version-control', endSessionInForm],
  ];

  async function endSessionInForm(page: Page) {
    await beginVersion(page);
    await page.clock.setSystemTime(Date.now() + 25 * 3_600_000);
    await lookAtTheClock(page);
  }

  /** Somebody goes to the last field of a box in the very moment in which it opens. */
  const beQuick = () =>
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLDialogElement && target.open)) continue;
        const field = [...target.querySelectorAll<HTMLElement>('input:not([type=file])')].at(-1);
        field?.setAttribute('data-quick', target.querySelector('h2')?.textContent ?? '');
        field?.focus();
      }
    }).observe(document, { subtree: true, attributeFilter: ['open'] });

  it.each(boxes)('and then leaves it where it is: %s', async (_box, title, address, show) => {
    const { context, complaints } = await newProfile();
    await context.addInitScript(beQuick);
    const page = await context.newPage();
    await page.goto(server.address + address);
    await show(page);
    const field = page.locator(`[data-quick="${title}"]`);
    await field.waitFor();
    await page.waitForTimeout(500);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

it('what is typed into a search box as soon as it is there stays', async () => {
  const { context, calls, complaints } = await newProfile();
  await context.addInitScript(() =>
    new MutationObserver((_changes, observer) => {
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!box) return;
      observer.disconnect();
      box.focus();
      document.execCommand('insertText', false, 'Ravi');
    }).observe(document, { subtree: true, childList: true }),
  );
  const page = await context.newPage();
  await page.goto(`${server.address}/admin/users`);
  await page.waitForURL(/name=Ravi/);
  expect(await page.getByRole('searchbox').inputValue()).toBe('Ravi');
  await page.getByText('Ravi Shetty').waitFor();
  expect(calls.filter((call) => call === 'GET /admins/searchuser')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

describe.each([
  ['enlarged to 200 %', { width: 683, height: 450 }],
  ['in 320 pixels', { width: 320, height: 640 }],
])('%s', (_how, viewport) => {
  /** What nobody could see or press: what lies beyond the window, is cut off, or is covered. */
  const hidden = (page: Page) =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
      const box = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (box && box.scrollWidth > box.clientWidth) found.push('the box scrolls sideways');
      const controls = (box ?? document).querySelectorAll('button, a[href], input, select, textarea, [role=switch]');
      for (const control of controls) {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        control.scrollIntoView({ block: 'center' });
        const { left, right, top, width, height } = control.getBoundingClientRect();
        const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        if (!isShown || control.matches('.skip-link, [type=file]')) continue;
        if (left < -1 || right > clientWidth + 1) found.push(`${name} is outside`);
        if (control.matches('.ant-btn') && control.scrollWidth > control.clientWidth + 1)
          found.push(`${name} is cut off`);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || !(control.contains(hit) || hit.contains(control) || hit.closest('label')))
          found.push(`${name} is covered`);
      }
      window.scrollTo(0, 0);
      return found;
    });

  it('every screen can be read and used without scrolling sideways', async () => {
    const { complaints, open } = await newProfile({ viewport });
    const page = await open('/admin/profile');
    const found: string[] = [];
    const look = async (where: string) => found.push(...(await hidden(page)).map((what) => `${where}: ${what}`));
    await heading(page, 'My profile');
    await look('profile');
    for (const { address, title, data } of browserScreens) {
      await walkTo(page, address);
      await heading(page, title);
      await page.locator('#content').getByText(data).first().waitFor();
      await look(address);
    }
    await signOut(page);
    for (const address of ['login', 'forgot-password', 'reset-password', 'reset-password/code']) {
      await walkTo(page, `/auth/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look(address);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('every box can be read and used, down to its last button', async () => {
    const { complaints, open } = await newProfile({ viewport });
    const page = await open('/admin/profile');
    const found: string[] = [];
    for (const [address, name, last] of [
      ['vendor_ads', 'Add Vendor Ad', 'Close'],
      ['vendor_ads', 'Edit Lotus House', 'Update'],
      ['vendor_ads', 'View Details of Lotus House', 'Close'],
      ['vendor_ads', 'Manage Category', 'Close'],
      ['daily_panchanga', 'Add panchanga', 'Add'],
      ['daily_panchanga?view=month', 'Fill the missing days', /^Add \d+ days?$/],
      ['version-control', 'Add version', 'Add'],
      ['reported_users_profiles', 'View Reporter Details of Asha Rao', 'Close'],
      ['requests', 'Reject', 'Reject'],
    ] as const) {
      await page.goto(`${server.address}/admin/${address}`);
      await button(page, name).first().click();
      const box = page.getByRole('dialog');
      await box.getByRole('button', { name: last, exact: true }).waitFor();
      if (address === 'vendor_ads' && name.endsWith('Ad')) await box.getByLabel('Mobile').waitFor();
      found.push(...(await hidden(page)).map((what) => `${name}: ${what}`));
      await box.getByRole('button', { name: last, exact: true }).click({ trial: true });
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
