import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Chromium without its windows: the same engine, at about half of the work for each page that opens.
const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const advice =
  'The browser suite needs Chrome or Chromium: install one (Debian: apt-get install chromium), or name it in CHROME_PATH.';

/**
 * The path of a Chrome or Chromium; installs Debian's where that is possible, and says in one line what to do where not.
 * @param isWhole a browser with everything around the page, such as its back-forward cache.
 */
export function findBrowser(isWhole = false): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH names no file: ${given}`);
  }
  const find = () => (isWhole ? undefined : firstOf(shells)) ?? firstOf(browsers);
  const found = find() ?? (install() ? find() : undefined);
  // Playwright prints the stack, of which nobody has any use.
  if (!found) throw Object.assign(new Error(advice), { stack: advice });
  return found;
}

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', 'chromium'], quietly);
  } catch {
    return false;
  }
  return true;
}
