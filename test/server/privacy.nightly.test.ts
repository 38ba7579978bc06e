import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRecognition } from '../../server/security/sealing';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { deleteOldCopies } from '../../server/privacy/deleteOld';
import { purgeMembers } from '../../server/privacy/purgeMembers';
import { aDeletedMember, aMember, aProfile, daysAgo, insertWorld, someMembers } from '../support/builders';
import { onDatabase } from '../support/engines';
import { dataFolders } from '../support/service';
import { administrator } from './api';
import { photo, asha, ravi, world, command, everything, log, steps } from './privacySteps';

const daysAgoDate = (days: number) => new Date(daysAgo(days));

onDatabase(
  (companion) => {
    const { folder, media, recognise, given, purge, rows } = steps(companion);

    beforeEach(given);

    describe('the purge', () => {
      it('leaves the figures of the past as they were, says in the journal what it did, and does it once', async () => {
        const figures = async () => (await companion().call('GET', '/analysis/user')).body;
        const before = await figures();
        const results = await Promise.all([purge(), purge()]);
        expect(results.sort()).toEqual([0, 1]);
        expect(await purge()).toBe(0);
        expect(await figures()).toEqual(before);
        expect(await companion().journal()).toMatchObject([
          { action: 'purge', subject_id: asha.user_id, administrator_id: null },
        ]);
      });

      it('leaves a member whose deletion was taken back while it was under way', async () => {
        const { db } = companion();
        const note = async () => void (await db.updateTable('members').set({ deleted_at: null }).execute());
        const services = { db, media: media(), recognise, now: () => new Date(), log };
        expect(await purgeMembers(services, { deleted: 30 }, { note })).toBe(0);
        expect(await everything(db)).toContain('I sing at the temple.');
        expect((await media().get(photo))?.toString()).toBe('a photo');
      });

      it('deletes a picture that was put in the place of another one while it was under way', async () => {
        const { db } = companion();
        const newer = photo.replace('5e1f', 'abcd');
        await media().put(newer, Buffer.from('another photo'));
        const hers = db.updateTable('members').where('user_id', '=', asha.user_id);
        const note = async () => void (await hers.set({ profile_link: `/media/${newer}` }).execute());
        const services = { db, media: media(), recognise, now: () => new Date(), log };
        expect(await purgeMembers(services, { deleted: 30 }, { note })).toBe(1);
        expect(await media().get(newer)).toBeUndefined();
      });

      it('keeps a picture that another member shows as well', async () => {
        await insertWorld(companion().db, { members: [aMember({ profile_link: `/media/${photo}` })] });
        await purge();
        expect((await media().get(photo))?.toString()).toBe('a photo');
      });

      it('is done for the others where one picture cannot be deleted, says so, and tries that one again', async () => {
        const stuck = 'members/0123456789abcdef0123456789abcdef.jpg';
        const facts = { deleted_at: daysAgo(32), profile_link: `/media/${stuck}` };
        const [usha, mala] = [aDeletedMember(facts), aDeletedMember({ ...facts, profile_link: null })];
        await insertWorld(companion().db, { members: [usha, mala] });
        const failing = {
          ...media(),
          delete: (name: string) => (name === stuck ? Promise.reject(new Error('EIO')) : media().delete(name)),
        };
        expect(await purge(undefined, failing)).toBe(2);
        expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ member: usha.user_id }), expect.any(String));
        expect(await rows('/api/user/deleted/list')).toMatchObject([{ user_id: usha.user_id }]);
        expect(await purge()).toBe(1);
      });
    });

    it('is followed by the copies of the database that are older than the time of grace', async () => {
      const copyOf = (name: string, age: number) => {
        const file = path.join(folder(), `vivaha.sqlite.before-${name}`);
        writeFileSync(file, 'Asha Rao');
        utimesSync(file, new Date(), daysAgoDate(age));
        return file;
      };
      const [old, young] = [copyOf('0017Leftovers', 31), copyOf('0018Next', 29)];
      expect(await deleteOldCopies(folder(), 30, new Date())).toBe(1);
      expect([old, young].map((file) => existsSync(file))).toEqual([false, true]);
    });

    it('is followed by what a backup that was cut off has left, after a day', async () => {
      const [old, young] = [25, 23].map((hours) => {
        const left = path.join(folder(), `backup.part-${hours}`);
        mkdirSync(left);
        writeFileSync(path.join(left, 'vivaha.database'), 'Asha Rao');
        utimesSync(left, new Date(), daysAgoDate(hours / 24));
        return left;
      });
      expect(await deleteOldCopies(folder(), 0, new Date())).toBe(1);
      expect([old, young].map((left) => existsSync(left ?? ''))).toEqual([false, true]);
    });

    it('the export of a member is a file for its owner alone, and leaves an entry only if it was written', async () => {
      const exports = async () => (await companion().journal()).filter(({ action }) => action === 'export').length;
      const file = path.join(folder(), 'asha.json');
      const words = [asha.user_id, file];
      await command('export', words, companion(), folder());
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(readFileSync(file, 'utf8')).toContain('Asha Rao');
      expect(await exports()).toBe(1);
      // It is there already, and nobody may write to the other place.
      for (const [given, problem] of [
        [words, /cannot be written.*EEXIST/],
        [[asha.user_id, '/proc/export.json'], /cannot be written/],
        [['nobody'], /There is no member/],
      ] as const)
        expect(await command('export', [...given], companion(), folder())).toMatchObject({
          code: 1,
          problem: expect.stringMatching(problem),
        });
      expect(await exports()).toBe(1);
    }, 60_000);

    it('signing out clears what the browser keeps', async () => {
      const signOut = async (site: string) => {
        const signIn = { token: null, json: administrator };
        const { token } = (await companion().call<{ token: string }>('POST', '/admins/login', signIn)).body;
        const init = { token, headers: { 'sec-fetch-site': site } };
        return (await companion().call('POST', '/admins/logout', init)).headers.get('clear-site-data');
      };
      expect(await signOut('same-origin')).toBe('"cache"');
      // Only pages of its own may empty it.
      expect(await signOut('none')).toBeNull();
    });
  },
  { onDisk: true },
);

const { at, open } = dataFolders();
const traces = ['Asha Rao', 'asha rao', String(asha.email), String(asha.phone), 'I sing at', 'Asha is married'];
const tracesInFiles = () => {
  const files = readdirSync(at('data')).filter((name) => name.startsWith('vivaha.sqlite'));
  const bytes = Buffer.concat(files.map((name) => readFileSync(at('data', name))));
  return traces.filter((trace) => bytes.includes(trace));
};

it('the files of an SQLite database hold nothing of a member who was purged, not in free pages nor in the log', async () => {
  const db = await open();
  // Without payments, which keep the name of who has paid, and with others around.
  const about_me = 'I sing at the temple. '.repeat(1_000);
  const profiles = [aProfile(asha, { family: { about_me } }), aProfile(ravi)];
  await insertWorld(db, { ...world, profiles, payments: [], interests: [] });
  await insertWorld(db, { members: someMembers(300, 'Neighbour') });
  expect(tracesInFiles()).toEqual(traces);

  const media = storageInFolder(at('data', 'media'));
  const recognise = createRecognition({ dataFolder: at('data') });
  const services = { db, media, recognise, now: () => new Date(), log: { error: jest.fn() } };
  expect(await purgeMembers(services, { deleted: 30 })).toBe(1);
  expect(tracesInFiles()).toEqual([]);
});
