import type { Kysely } from 'kysely';
import { fold } from '../../text';
import type { Database } from '../../db/schema';
import { day, hour, toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import { adPicturePath } from '../pictures/adPictures';
import type { Random } from '../random';
import { trades } from './trades';

const runningDays = 90;

/** Categories, and ads that run out one after the other between tomorrow and the end of their 90 days. */
export async function seedVendors(db: Kysely<Database>, random: Random, now: number): Promise<void> {
  await insertRows(
    db,
    'vendor_ad_categories',
    trades.map(({ category, enabled }) => ({
      category,
      category_folded: fold(category),
      status: enabled ? (1 as const) : (0 as const),
    })),
  );

  const running = trades.flatMap((trade) => trade.running.map((ad, nth) => ({ trade, ad, nth })));
  const expired = trades.flatMap((trade) => trade.expired.map((ad, nth) => ({ trade, ad, nth: nth + 3 })));
  const inAnyOrder = random.sample(running, running.length);
  const ads = [
    ...inAnyOrder.map((entry, place) => ({
      ...entry,
      hidden: place % 7 === 3,
      expires: now + Math.round(1 + (place * 88) / (running.length - 1)) * day - random.whole(1, 9) * hour,
    })),
    ...expired.map((entry) => ({ ...entry, hidden: false, expires: now - random.whole(1, 140) * day - hour })),
  ].sort((one, other) => one.expires - other.expires);

  await insertRows(
    db,
    'vendor_ads',
    ads.map(({ trade, ad: [title, description, address], nth, hidden, expires }, place) => ({
      title,
      description,
      mobile: `9199001${String(place + 1).padStart(5, '0')}`,
      email: `${title.toLowerCase().replace(/[^a-z]+/g, '.')}@example.${random.pick(['com', 'org', 'net'])}`,
      address,
      image: place % 13 === 5 ? null : `/media/${adPicturePath(trade.motif, nth)}`,
      category: trade.category,
      is_visible: hidden ? (2 as const) : (1 as const),
      created_at: toInstant(expires - runningDays * day),
      expires_at: toInstant(expires),
    })),
  );
}
