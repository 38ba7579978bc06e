/* How fast the built console paints after a press, and answers it, at a quarter of the machine's speed (medians): node --import tsx test/bench/interactions.ts [runs] */
import type { Page } from '@playwright/test';
import { openBrowser, signIn, visit } from '../browser/support/openBrowser';
import { makeDataFolder, startServer } from '../browser/support/startServer';
import { medianOf, nameFunctions, timesOf, type Press, type PressTimes } from './answerTime';

const slowdown = 4;

const presses: { name: string; screen: string; press: Press }[] = [
  {
    name: 'page turn (Users, answered by the API)',
    screen: '/admin/users',
    press: { at: 'a[aria-label="Next page"]', answer: '.list-table tbody .person-name' },
  },
  { name: 'confirm dialog', screen: '/admin/users', press: { at: '.actions button', answer: '.ant-modal-title' } },
  { name: 'next profile on the desk', screen: '/admin/requests', press: { key: 'j', answer: '#member-name bdi' } },
];

async function run(runs: number) {
  const data = makeDataFolder();
  const server = await startServer(data.folder, 2000);
  const browser = await openBrowser();
  try {
    const { page, leave } = await visit(browser);
    await nameFunctions(page);
    await signIn(page, server);
    const devTools = await page.context().newCDPSession(page);
    const rows = [];
    for (const { name, screen, press } of presses) {
      const times: PressTimes[] = [];
      for (let turn = 0; turn < runs; turn += 1) {
        await page.goto(server.address + screen);
        await page.locator('.list-table tbody .person-name').first().waitFor();
        if ('key' in press) await openDesk(page);
        await page.waitForLoadState('networkidle');
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        times.push(await timesOf(page, press));
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      }
      const paint = medianOf(times.map((time) => time.paint));
      rows.push({
        press: name,
        'next paint, ms': paint,
        'answer, ms': Math.round(medianOf(times.map((time) => time.answer))),
        runs,
      });
    }
    console.table(rows);
    await leave();
  } finally {
    await browser.close();
    await server.stop();
    data.remove();
  }
}

async function openDesk(page: Page) {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.locator('#member-name bdi').waitFor();
}

void run(Number(process.argv[2] ?? 7));
