import { mkdirSync } from 'node:fs';
import { openBrowser, signIn, visit } from './support/openBrowser';
import { makeDataFolder, startServer } from './support/startServer';

const folder = '.github/screenshots';

/** Takes the pictures of the README from the built console and its demonstration data. */
async function takeScreenshots() {
  mkdirSync(folder, { recursive: true });
  const data = makeDataFolder();
  const server = await startServer(data.folder, 2000);
  const browser = await openBrowser();

  const light = await visit(browser, { viewport: { width: 1366, height: 860 }, colorScheme: 'light' });
  await signIn(light.page, server);
  await light.page.locator('.waiting-lines[aria-busy=false]').waitFor();
  await light.page.screenshot({ path: `${folder}/dashboard.png` });

  const dark = await visit(browser, { viewport: { width: 1366, height: 860 }, colorScheme: 'dark' });
  await signIn(dark.page, server);
  await dark.page.goto(`${server.address}/admin/requests`);
  await dark.page.getByRole('button', { name: 'Accept' }).first().waitFor();
  for (const key of ['j', 'Enter']) await dark.page.keyboard.press(key);
  await dark.page.waitForLoadState('networkidle');
  // On to a request with something that does not fit.
  for (let turn = 1; turn < 9 && (await dark.page.locator('.warnings').count()) === 0; turn += 1) {
    await dark.page.keyboard.press('j');
    await dark.page.waitForLoadState('networkidle');
  }
  const photos = dark.page.locator('.member-photo img');
  await photos.evaluateAll((pictures) => Promise.all(pictures.map((one) => (one as HTMLImageElement).decode())));
  await dark.page.screenshot({ path: `${folder}/desk.png` });

  await browser.close();
  await server.stop();
  data.remove();
}

void takeScreenshots();
