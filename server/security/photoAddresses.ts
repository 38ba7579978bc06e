import { createHmac, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Call, Sealing } from '../services';

const hour = 60 * 60 * 1000;
const quarter = hour / 4;
const inJson =
  /("profile_link" ?: ?"(\/media\/(?!ads\/|vendors\/)[a-z-]{1,40}\/[\w-]{1,100}\.(?:jpg|png|heic|webp)))"/g;

/** Photos of members are for who has an address that the API gave lately: an image element sends no session. */
export function photoAddresses(sealing: Sealing, now: () => Date) {
  return createMiddleware(async (call: Call, next) => {
    if (call.get('session')) {
      const key = await sealing.keyFor('photos');
      // The same for a quarter of an hour: a list that is read again draws no photo anew.
      const end = String(Math.ceil(now().getTime() / quarter) * quarter + hour);
      call.set('addressPhotos', (json) =>
        json.replace(
          inJson,
          (_, known: string, link: string) => `${known}?end=${end}&key=${signatureOf(key, link, end)}"`,
        ),
      );
    }
    await next();
  });
}

export async function isAddressGiven(call: Call, sealing: Sealing, now: Date): Promise<boolean> {
  const { end = '', key = '' } = call.req.query();
  const wanted = Buffer.from(signatureOf(await sealing.keyFor('photos'), call.req.path, end));
  const isOurs = key.length === wanted.length && timingSafeEqual(Buffer.from(key, 'latin1'), wanted);
  return isOurs && Number(end) > now.getTime();
}

const signatureOf = (key: Buffer, link: string, end: string) =>
  createHmac('sha256', key).update(`${link} ${end}`).digest('base64url').slice(0, 22);
