import { faker } from '@faker-js/faker/locale/en_IN';
import { fold } from '../contract/text';
import type { Db } from '../db/schema';
import { drawings, frame, palettes } from './lists/adPictures.json';
import regions from './lists/regions.json';
import tradeLines from './lists/trades.json';
import { listed, pick, whole } from './draw';
import { insertRows } from './insertRows';
import type { Picture } from './pictures';
import { day, hour, toInstant } from '../time';

const trades = tradeLines.map((line) => {
  const [category = '', picture = '', status, running, expired, names = '', descriptions = ''] = line.split(' | ');
  const amounts = { running: Number(running), expired: Number(expired) };
  return { category, picture, status, ...amounts, names: listed(names), descriptions: descriptions.split('; ') };
});
const runningDays = 90;
const atHome = regions.filter(({ state }) => state === 'Karnataka');
const families = atHome.flatMap(({ communities }) =>
  communities.split('; ').flatMap((line) => listed(line.split(': ')[1] ?? '')),
);
const towns = atHome.flatMap((region) => listed(region.towns));

const pathOf = (picture: string, nth: number) => `ads/${picture}-${(nth % palettes.length) + 1}.webp`;

/** Every drawing in every palette. */
export function adPictures(): Picture[] {
  return Object.entries(drawings).flatMap(([picture, drawing]) =>
    palettes.map((palette, nth) => ({
      path: pathOf(picture, nth),
      svg: faker.helpers.mustache(frame.replace('{{drawing}}', drawing), palette),
    })),
  );
}

/** Categories, and ads that run out one after the other between tomorrow and the end of their 90 days. */
export async function seedVendors(db: Db, now: number): Promise<void> {
  const categories = trades.map(({ category, status }) => {
    return { category, category_folded: fold(category), status: status === 'enabled' ? (1 as const) : (0 as const) };
  });
  await insertRows(db, 'vendor_ad_categories', categories);

  const owners = faker.helpers.shuffle(faker.helpers.uniqueArray(families, 60));
  const ads = trades.flatMap((trade) =>
    Array.from({ length: trade.running + trade.expired }, (_, nth) => ({
      title: `${owners.pop()} ${trade.names[nth % trade.names.length]}`,
      description: trade.descriptions[nth % trade.descriptions.length] ?? '',
      category: trade.category,
      picture: pathOf(trade.picture, nth),
      isRunning: nth < trade.running,
    })),
  );
  const running = faker.helpers.shuffle(ads.filter(({ isRunning }) => isRunning));
  const rows = ads
    .map((ad) => {
      const index = running.indexOf(ad);
      const days = Math.round(1 + (index * 88) / (running.length - 1));
      const expires = ad.isRunning ? now + days * day - whole(1, 9) * hour : now - whole(1, 140) * day - hour;
      return { ...ad, expires, isHidden: index % 7 === 3 };
    })
    .sort((one, other) => one.expires - other.expires);

  const adRows = rows.map(({ title, description, category, picture, expires, isHidden }, index) => ({
    title,
    description,
    mobile: `9199001${String(index + 1).padStart(5, '0')}`,
    email: `${title.toLowerCase().replace(/[^a-z]+/g, '.')}@example.${pick(['com', 'org', 'net'])}`,
    address: `${pick(['Car Street', 'Market Road', 'Bypass Road', 'Temple Road', 'College Road'])}, ${pick(towns)}, Karnataka`,
    image: index % 13 === 5 ? null : `/media/${picture}`,
    category,
    is_visible: isHidden ? (2 as const) : (1 as const),
    created_at: toInstant(expires - runningDays * day),
    expires_at: toInstant(expires),
  }));
  await insertRows(db, 'vendor_ads', adRows);
}
