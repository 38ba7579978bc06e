import { expect } from './support/fixtures';
import { wrongAt, addressOf, press, box, closeBox, infectedTest as test } from './support/infectedStage';
import { picturePaths } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look } from './support/watchHarm';

test.describe('a picture comes from the host of the API or not at all', () => {
  test('wherever the server says that it lies', async ({ openInfected, server }) => {
    const host = new URL(server.address).host;
    const paths = picturePaths(host);
    const { page, harm, leave } = await openInfected({
      rows: paths.length,
      textOf: (row) => `Somebody ${row}`,
      special: (name, row) => {
        // Without a number no ad is known to be listed again.
        if (name === 'mobile') return '';
        return /^(profile_link|profile_image|image)$/.test(name) ? paths[row] : undefined;
      },
    });
    await page.evaluate(noteBrokenPictures);
    const arePicturesGone = async (address: string) => {
      await page.waitForFunction(() => document.querySelector('#content img, [role=dialog] img') === null);
      expect(await look(page, {})).toEqual([]);
      expect([address, ...harm()]).toEqual([address]);
    };
    // The lists show all of them, and whatever else draws pictures some.
    const each = (step: number, first = 0) => [...paths.keys()].filter((row) => row % step === first);
    const screens = [
      ['users', 10, '.avatar svg', 1],
      ['who-accepted-whom', 10, '.avatar svg', 2],
      ['view-all-deleted-users', 10, '.avatar svg', 1],
      ['expired_vendor_ads', 5, 'svg.no-picture', 1],
    ] as const;
    for (const [screen, size, drawing, times] of screens)
      for (let number = 1; number <= paths.length / size; number += 1) {
        const row = (number - 1) * size;
        expect(await wrongAt(page, addressOf(screen, number), { texts: [`Somebody ${row}`] })).toEqual([]);
        await arePicturesGone(addressOf(screen, number));
        expect(await page.locator(drawing).count()).toBe(size * times);
      }
    for (const row of each(3)) {
      await walkTo(page, `/admin/view-user/hurt-${row}`);
      expect(await look(page, { title: 'Member', texts: [`Somebody ${row}`] })).toEqual([]);
      await arePicturesGone(`profile ${row}`);
    }
    // What is listed again fetches its old picture.
    for (const row of each(2)) {
      await walkTo(page, addressOf('expired_vendor_ads', Math.floor(row / 5) + 1));
      await press(page.locator('#content'), `List again Somebody ${row}`);
      await box(page).getByText('The picture of the expired ad could not be fetched').waitFor();
      await arePicturesGone(`list again ${row}`);
      await closeBox(page);
    }
    for (const row of each(2, 1)) {
      await walkTo(page, addressOf('vendor_ads', Math.floor(row / 5) + 1));
      const opener = row % 4 === 3 ? `Edit Somebody ${row}` : `View Details of Somebody ${row}`;
      await press(page.locator('#content'), opener);
      await box(page).waitFor();
      await arePicturesGone(opener);
      await closeBox(page);
    }
    const tried = await page.evaluate(() => (window as unknown as { broken: string[] }).broken); // noted above
    expect(tried.length).toBeGreaterThan(5);
    const own = `http://${host}/`;
    expect(tried.filter((address) => !address.startsWith(own))).toEqual([]);
    await leave();
  });
});

/** Notes the address of every picture that was asked for: none of them is one. */
function noteBrokenPictures() {
  const broken: string[] = [];
  Object.assign(window, { broken });
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) broken.push(target.src);
    },
    true,
  );
}
