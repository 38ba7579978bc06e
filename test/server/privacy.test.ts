import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { tables, type Database } from '../../server/db/schema';
import { createRecognition } from '../../server/privacy/recognition';
import type { Services } from '../../server/services';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { deleteOldCopies } from '../../server/privacy/deleteOldCopies';
import { purgeMembers } from '../../server/privacy/purgeMembers';
import {
  aBlock,
  aDeletedMember,
  aDeletionRequest,
  aMatch,
  aMember,
  aNote,
  aPayment,
  aProfile,
  aReport,
  aReportClosing,
  daysAgo,
  insertWorld,
  someMembers,
  type World,
} from '../support/builders';
import type { Companion } from '../support/companion';
import { onDatabase } from '../support/engines';
import { dataFolders } from '../support/service';
import { administrator } from './api';
import { runCommand } from './programs';

const photo = 'members/5e1f0c9d8b7a6f5e4d3c2b1a09f8e7d6.jpg';

/** Asha gave up her account 31 days ago, Ravi stays, and both have left traces in every table that names members. */
const asha = aDeletedMember({ username: 'Asha Rao', deleted_at: daysAgo(31), profile_link: `/media/${photo}` });
const ravi = aMember({ username: 'Ravi Iyer', status: 'approved' });
const married = aReport(ravi, asha, { reason: 'Asha is married' });
const world: World = {
  members: [asha, ravi],
  profiles: [aProfile(asha, { family: { about_me: 'I sing at the temple.' } }), aProfile(ravi)],
  deletionRequests: [aDeletionRequest(asha, { accepted_at: asha.deleted_at })],
  blocks: [aBlock(asha, ravi), aBlock(ravi, asha)],
  reports: [married, aReport(asha, ravi, { reason: 'Asks for money' })],
  reportClosings: [aReportClosing(married)],
  notes: [aNote(asha, { note: 'Asha called twice' })],
  interests: [aMatch(asha, ravi), aMatch(ravi, asha, { accepted_on: null })],
  payments: [
    aPayment({ user_id: asha.user_id, user_name: 'Asha Rao', phone_no: asha.phone ?? '', state: 'Success' }),
    aPayment({ user_id: asha.user_id, user_name: 'Asha Rao', phone_no: asha.phone ?? '', state: 'Failed' }),
    aPayment({ user_id: ravi.user_id, user_name: 'Ravi Iyer', phone_no: ravi.phone ?? '' }),
  ],
};

const daysAgoDate = (days: number) => new Date(daysAgo(days));

const command = (name: string, words: string[], { environment }: Companion, cwd: string) =>
  runCommand(`privacy/${name}Command`, words, environment, { cwd });

async function everything(db: Kysely<Database>): Promise<string> {
  const own = (Object.keys(tables) as (keyof Database)[]).filter((name) => name !== 'payments');
  return JSON.stringify(await Promise.all(own.map((table) => db.selectFrom(table).selectAll().execute())));
}

onDatabase(
  (companion) => {
    const folder = () => companion().environment.DATA_DIR;
    const media = () => storageInFolder(path.join(folder(), 'media'));
    const log = { error: jest.fn() };
    const recognise: Services['recognise'] = (kind, key) => createRecognition({ dataFolder: folder() })(kind, key);
    const purgeAll = (days = 30, store = media()) =>
      purgeMembers({ db: companion().db, media: store, now: () => new Date(), recognise, log }, { deleted: days });
    const purge = async (days?: number) => (await purgeAll(days)).purged;
    const rows = async (address: string) => {
      const { body } = await companion().call<{ responseData: unknown[] }>('GET', address);
      return body.responseData;
    };

    beforeEach(async () => {
      await insertWorld(companion().db, world);
      await media().put(photo, Buffer.from('a photo'));
    });

    describe('the purge', () => {
      it('waits for the time of grace, then removes all that tells of her, and touches nobody else', async () => {
        const before = await everything(companion().db);
        expect(await purge(32)).toBe(0);
        expect(await everything(companion().db)).toBe(before);
        expect(await rows('/api/user/deleted/list')).toMatchObject([{ user_id: asha.user_id }]);

        expect(await purge()).toBe(1);
        const left = await everything(companion().db);
        for (const trace of ['Asha', 'asha', asha.email, asha.phone, 'I sing', photo])
          expect(left).not.toContain(trace);
        for (const kept of ['Ravi Iyer', ravi.email, ravi.phone, 'I teach children']) expect(left).toContain(kept);
        expect(await companion().db.selectFrom('report_closings').selectAll().execute()).toEqual([]);
        expect(await media().get(photo)).toBeUndefined();
        expect(await rows('/api/user/deleted/list')).toEqual([]);
      });

      it('keeps what belongs to others, or to the accounts, without saying who it was', async () => {
        await purge();
        const nobody = { username: 'Deleted member', email: null, profile_link: null };
        expect(await rows('/api/admin/accepted/requests')).toMatchObject([
          { request_by: { user_id: asha.user_id, ...nobody }, accepted_by: { username: 'Ravi Iyer' } },
        ]);
        expect(await rows('/api/user_report/list_reported_user')).toMatchObject([
          { username: 'Ravi Iyer', reported_user_data: { reporter_name: ['Deleted member'] } },
        ]);
        const payments = companion().db.selectFrom('payments').orderBy('payment_index');
        expect(await payments.select(['user_id', 'user_name', 'phone_no']).execute()).toEqual([
          { user_id: null, user_name: 'Asha Rao', phone_no: '' },
          { user_id: null, user_name: 'Deleted member', phone_no: '' },
          { user_id: ravi.user_id, user_name: 'Ravi Iyer', phone_no: ravi.phone },
        ]);
        const address = `/retrieve/userDetails?user_id=${asha.user_id}`;
        const { status, body } = await companion().call('GET', address);
        expect(status).toBe(200);
        expect(body).toMatchObject({ userDetails: nobody, careerDetails: {}, familyDetails: {} });
      });

      it('leaves the figures of the past as they were, says in the journal what it did, and does it once', async () => {
        const figures = async () => (await companion().call('GET', '/analysis/user')).body;
        const before = await figures();
        const results = await Promise.all([purge(), purge()]);
        expect(results.sort()).toEqual([0, 1]);
        expect(await purge()).toBe(0);
        expect(await figures()).toEqual(before);
        const journal = companion().db.selectFrom('audit_log').select(['action', 'subject_id', 'administrator_id']);
        expect(await journal.execute()).toEqual([
          { action: 'purge', subject_id: asha.user_id, administrator_id: null },
        ]);
      });

      it('leaves a member whose deletion was taken back while it was under way', async () => {
        const { db } = companion();
        const note = async () => void (await db.updateTable('members').set({ deleted_at: null }).execute());
        const services = { db, media: media(), recognise, now: () => new Date(), log };
        expect(await purgeMembers(services, { deleted: 30 }, { note })).toEqual({ purged: 0, failed: 0 });
        expect(await everything(db)).toContain('I sing at the temple.');
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
        expect(await purgeAll(30, failing)).toEqual({ purged: 2, failed: 1 });
        expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ member: usha.user_id }), expect.any(String));
        expect(await rows('/api/user/deleted/list')).toMatchObject([{ user_id: usha.user_id }]);
        expect(await purgeAll()).toEqual({ purged: 1, failed: 0 });
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

    describe('the export of a member', () => {
      it('holds all there is about her, and not who reported or blocked her', async () => {
        // A service may not write where its program lies.
        const { out } = await command('export', [asha.user_id], companion(), '/proc');
        const exported = JSON.parse(out) as object; // The command writes an object.
        const { username, email, phone, created_at, deleted_at } = asha;
        expect(exported).toMatchObject({
          account: { username, email, phone, created_at, deleted_at },
          picture: { type: 'image/jpeg', base64: Buffer.from('a photo').toString('base64') },
          details: { personal: { city: 'Mysuru' }, family: { about_me: 'I sing at the temple.' } },
          deletion_requests: [{ accepted_at: asha.deleted_at }],
          interests: [{ requester_id: asha.user_id }, { requester_id: ravi.user_id }],
          payments: [{ state: 'Success' }, { state: 'Failed' }],
          reports_made: [{ reason: 'Asks for money' }],
          reports_received: [{ reason: 'Asha is married' }],
          reports_closed: [{ closed_at: expect.any(String) as string }],
          notes: [{ note: 'Asha called twice', author: 'asha@example.org', created_at: expect.any(String) as string }],
          blocked: [{ blocked_id: ravi.user_id }],
        });
        expect(exported).toHaveProperty('blocked_by.0.created_at');
        expect(JSON.stringify(exported)).not.toContain('"reporter_id"');
        const journal = await companion().db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
        expect(journal).toEqual([{ action: 'export', subject_id: asha.user_id }]);
      }, 30_000);

      it('goes into a file of its owner alone, and leaves an entry only if it could be written', async () => {
        const exports = async () =>
          (await companion().db.selectFrom('audit_log').where('action', '=', 'export').selectAll().execute()).length;
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
    });

    it('signing out clears what the browser keeps', async () => {
      const signOut = async (site: string) => {
        const { email, password } = administrator;
        const json = { email, password };
        const { body } = await companion().call<{ token: string }>('POST', '/admins/login', { token: null, json });
        const headers = { 'x-access-token': body.token, 'sec-fetch-site': site };
        const request = new Request('http://companion.test/admins/logout', { method: 'POST', headers });
        return (await companion().fetch(request)).headers.get('clear-site-data');
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
  expect(await purgeMembers(services, { deleted: 30 })).toEqual({ purged: 1, failed: 0 });
  expect(tracesInFiles()).toEqual([]);
});
