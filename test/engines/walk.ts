/* Walks through every screen in the engines beside Chromium that browserslist promises: node --import tsx test/engines/walk.ts [Firefox WebKit] */
import { setTimeout as sleep } from 'node:timers/promises';
import { seedEverything } from '../support/seedEverything';
import { browserScreens } from '../browser/support/adminScreens';
import { administrator, serveWorld } from '../browser/support/serveWorld';
import { openFirefox, openWebKit, type Engine } from './engines';

const engines = { Firefox: openFirefox, WebKit: openWebKit };
const longestWait = 30_000;

/** Waits until the expression is true in the page. */
async function until(engine: Engine, expression: string) {
  for (const begun = Date.now(); !(await engine.evaluate<boolean>(expression)); await sleep(100))
    if (Date.now() - begun > longestWait) return false;
  return true;
}

/** What stands on the screen once its data is there. */
const stands = (title: string, data: string) => `(() => {
  const content = document.querySelector('#content');
  return document.title.replace(/^\\(\\d+\\) /, '') === ${JSON.stringify(title)}
    && content?.querySelector('[aria-busy=true]') === null && content.textContent.includes(${JSON.stringify(data)});
})()`;

/** Everything that runs over the right edge of the window, or of the row or grid in which it stands. */
const overflows = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? ['the page is wider than the window'] : [];
  for (const element of document.querySelectorAll('#content *')) {
    const row = element.parentElement;
    const { display, overflowX } = getComputedStyle(row);
    const { position, marginRight } = getComputedStyle(element);
    // A negative margin says that it shall run over, as the larger area of a small button does.
    if (!/grid|flex/.test(display) || overflowX !== 'visible' || position === 'absolute' || marginRight.startsWith('-')) continue;
    const over = element.getBoundingClientRect().right - row.getBoundingClientRect().right;
    if (over > 1) found.push(row.className + ' > ' + element.className + ' runs over by ' + Math.round(over) + ' px: '
      + element.textContent.slice(0, 40));
  }
  return found;
})()`;

const signIn = ({ email, password }: typeof administrator) => `(() => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const write = (box, text) => {
    set.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write(document.querySelector('input[type=email]'), ${JSON.stringify(email)});
  write(document.querySelector('input[type=password]'), ${JSON.stringify(password)});
  document.querySelector('.auth-form button[type=submit]').click();
})()`;

/** What is wrong with the console in one engine. */
async function walk(engine: Engine, address: string) {
  const wrong: string[] = [];
  await engine.goTo(`${address}/auth/login`);
  await until(engine, `document.querySelector('.auth-form button[type=submit]') !== null`);
  await engine.evaluate(signIn(administrator));
  if (!(await until(engine, `document.querySelector('h1')?.textContent === 'Dashboard'`)))
    return ['nobody can sign in'];
  for (const screen of browserScreens) {
    await engine.goTo(address + screen.address);
    const found = (await until(engine, stands(screen.title, screen.data)))
      ? await engine.evaluate<string[]>(overflows)
      : ['its heading or its data is missing'];
    wrong.push(...[...found, ...engine.complaints()].map((what) => `${screen.address}: ${what}`));
  }
  return wrong;
}

async function main(names: string[]) {
  const server = await serveWorld(seedEverything());
  for (const [name, open] of Object.entries(engines)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const engine = await open();
    try {
      const wrong = await walk(engine, server.address);
      console.log(`${name}: ${browserScreens.length} screens, ${wrong.length} faults`);
      for (const what of wrong) console.log(`  ${what}`);
      if (wrong.length > 0) process.exitCode = 1;
    } finally {
      await engine.close();
    }
  }
  await server.close();
}

void main(process.argv.slice(2));
