import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { Hono } from 'hono';
import { createApp } from './app';
import { backUpWhenDue, findMissedBackup, openPlan } from './backup/scheduledBackups';
import { finishRestore } from './backup/replaceData';
import { folderProblem } from './dataFolder';
import { openDatabase } from './db/connect';
import { repairCounts } from './db/repairCounts';
import { openReadDatabase } from './db/readDatabase';
import { lockDataFolder } from './db/lockDataFolder';
import { gatherStatistics } from './db/engine';
import { createNameListing } from './db/fillNameKeys';
import { StartupError, type Environment } from './environment';
import { prepareData } from './firstStart';
import { makeFolder } from './files';
import { createListener } from './listener';
import { mailBy, createMailQueue } from './mail';
import { openMedia, sweepPictures } from './media/openMedia';
import { createBackground } from './operation/background';
import { diskCheck, mailCheck } from './operation/health';
import { productionWarnings } from './operation/productionChecks';
import { archiveJournal } from './privacy/archiveJournal';
import { deleteOldCopies, purgePayments } from './privacy/deleteOld';
import { sealJournal } from './privacy/journalSeals';
import { purgeMembers } from './privacy/purgeMembers';
import { notePurges } from './privacy/purgeNotes';
import { createRecognition, createSealing } from './security/sealing';
import { siteFolder } from './program';
import { passwordQueue } from './security/passwords';
import { createVirusScan } from './security/virusScan';
import type { Api, Log } from './services';
import { openSite } from './site';
import { day, minute, second } from './time';

const shutdownTimeout = 5000;
const mailTimeout = 10_000;
/** ms between two looks whether a backup is due, which are new tries after one that failed. */
const backupLook = 10 * minute;
/** ms between two looks how far a standby is. */
const standbyLook = 1000;
/** Days. */
const longestCopyAge = 30;

export async function serve(environment: Environment, log: Log): Promise<() => Promise<void>> {
  const { dataFolder, publicUrl, isProduction } = environment;
  const tell = (line: string) => (isProduction ? log.info({}, line) : console.log(line));
  for (const sentence of productionWarnings(environment)) log.warn({}, sentence);
  await makeFolder(dataFolder);
  if (environment.databaseUrl === undefined) {
    const problem = folderProblem(dataFolder);
    if (problem) throw new StartupError(problem);
    // Only the processes of a shared database may share it.
    lockDataFolder(dataFolder);
  }
  // A first start fills the database: what is taken is said before.
  for (const probe of await listen(environment, new Hono(), new Hono())) probe.close();
  const finished = await finishRestore(dataFolder);
  if (finished) log.info({}, finished);
  const location = environment.databaseUrl ?? path.join(dataFolder, 'vivaha.sqlite');
  const mailQueue = createMailQueue(
    mailBy(environment, (file, { to, subject, text }) => {
      // A link in a log that others read would let them set the password.
      if (isProduction) log.info({ file }, 'A mail is in the outbox.');
      else console.log(`A mail to ${to} is in ${file}: ${text.match(/https?:\S+/)?.[0] ?? subject}`);
    }),
    { onFailure: (err, outcome) => log.error({ err }, `A mail could not be sent and is ${outcome}.`) },
  );
  const backups = await openPlan(environment);
  // Loaded only where it is asked for: it counts from then on.
  const { createMetrics } = environment.metricsPort ? await import('./operation/metrics') : {};
  const metrics = createMetrics?.({
    mailsWaiting: () => mailQueue.state().waiting,
    passwordsWaiting: passwordQueue.waiting,
    ...(environment.readUrl && { standbyLag: () => standby?.lag() ?? NaN }),
    ...(backups && { backupAge: () => (Date.now() - (backups.newest ?? NaN)) / 1000 }),
  });
  const db = await openDatabase(location, {
    readers: 3,
    isFilledAtOnce: true,
    waitsForPrimary: minute,
    onNoPrimary: ({ message }) =>
      log.warn({}, `The database takes no changes yet, and the start waits a minute for a primary: ${message}.`),
    onWait: metrics?.observeDatabaseWait,
    onBrokenConnection: (err) => log.warn({ err }, 'A database connection that nobody used broke, and is replaced.'),
    onSlowSearches: () =>
      log.warn({}, 'Searches for a part of a name are slow: the owner of the database may not create pg_trgm.'),
  });
  const tellOfStandby = (problem?: string) =>
    problem === undefined
      ? log.info({}, 'The standby is read from.')
      : log.warn({}, `The standby is left out. ${problem}`);
  const standby = environment.readUrl ? openReadDatabase(environment.readUrl, db, tellOfStandby) : undefined;
  const media = await openMedia(environment, log);
  const recognise = createRecognition(environment);
  const signIn = await prepareData(db, media, environment, tell);

  const site = await openSite(siteFolder, environment.almanac);
  const { waitUntil, ended } = createBackground(log);
  const app = createApp({
    ...environment,
    db,
    reads: standby,
    site,
    log,
    media,
    scanUpload: environment.clamd && createVirusScan(environment.clamd, log),
    recognise,
    sealing: createSealing(environment),
    now: () => new Date(),
    listBatchTime: 200,
    sendMail: mailQueue.send,
    waitUntil,
    checks: {
      disk: diskCheck(dataFolder),
      mail: mailCheck(mailQueue),
      ...(standby && { standby: async () => standby.findProblem() }),
      ...(backups && { backup: () => findMissedBackup(backups, new Date()) }),
    },
    metrics,
  });
  const repeat = (interval: number, name: string, work: () => Promise<void>) => {
    const run = () => {
      // What fails each second would fill the log.
      let pause = Math.max(interval, minute);
      const done = work().then(() => void (pause = interval));
      const then = () => setTimeout(run, pause).unref();
      waitUntil(done.finally(then), name);
    };
    run();
  };
  const note = (ids: string[]) => notePurges({ dataFolder, storage: backups?.storage }, ids, new Date());
  const purging = { db, media, recognise, now: () => new Date(), log };
  const { purgeAfterDays, rejectedDays, unansweredDays, paymentDays, journalDays } = environment;
  const ages = { deleted: purgeAfterDays, rejected: rejectedDays, pending: unansweredDays };
  const archive = () => archiveJournal(db, path.join(dataFolder, 'journal'), journalDays ?? NaN, new Date());
  const daily = (name: string, words: string, work: () => Promise<number>) =>
    repeat(day, name, async () => {
      const count = await work();
      if (count > 0) log.info({ count }, words);
    });
  daily('The sweep of pictures', 'Pictures that belonged to no ad are deleted.', () =>
    sweepPictures(db, media, new Date()),
  );
  daily('The purge of members', 'The personal data of members is removed.', () =>
    purgeMembers(purging, ages, { note }),
  );
  daily('The purge of old copies', 'Old copies of the database are deleted: they held purged members.', () =>
    deleteOldCopies(dataFolder, Math.min(purgeAfterDays, longestCopyAge), new Date()),
  );
  if (paymentDays)
    daily('The purge of payments', 'Old payments are removed.', () => purgePayments(db, paymentDays, new Date()));
  if (journalDays) daily('The rotation of the journal', 'Old entries of the journal are moved into a file.', archive);
  const mendCounts = async () => {
    const count = await repairCounts(db);
    if (count > 0) log.warn({ count }, 'The counts of members did not fit the members, and are mended.');
  };
  waitUntil(mendCounts(), 'The repair of counts');
  repeat(second, 'The listing of names', createNameListing(db));
  if (standby) repeat(standbyLook, 'The look at the standby', standby.look);
  repeat(backupLook, 'The sealing of the journal', () => sealJournal(db, new Date()));
  // PostgreSQL does it by itself.
  if (environment.databaseUrl === undefined)
    repeat(day, 'The gathering of statistics', () => db.transaction().execute(gatherStatistics));
  if (backups) repeat(backupLook, 'The backup', () => backUpWhenDue(backups, db, log, new Date()));
  const metricsApi: Api = new Hono();
  metrics?.addRoute(metricsApi);
  const servers = await listen(environment, app, metricsApi);
  tell(site ? `Open ${publicUrl}` : `The API answers at ${publicUrl}; npm run build makes the console.`);
  tell(signIn);

  return async () => {
    // Browsers hold their keep-alive connections open.
    setTimeout(() => servers.forEach((server) => server.closeAllConnections()), shutdownTimeout).unref();
    const begun = performance.now();
    const timeLeft = () => Math.max(0, mailTimeout - (performance.now() - begun));
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    await Promise.race([ended(), setTimeoutPromise(timeLeft(), undefined, { ref: false })]);
    const lost = await mailQueue.close(timeLeft());
    if (lost > 0) log.warn({ mails: lost }, 'The server ends before every mail has left.');
    await Promise.race([standby?.close(), setTimeoutPromise(1000, undefined, { ref: false })]);
    // A backup that is under way on PostgreSQL holds a connection.
    await Promise.race([db.destroy(), setTimeoutPromise(1000, undefined, { ref: false })]);
  };
}

async function listen(environment: Environment, app: Api, metricsApi: Api): Promise<Server[]> {
  const { host, port, metricsPort } = environment;
  const servers = [await listenAt(app, host, port, 'PORT')];
  if (metricsPort) servers.push(await listenAt(metricsApi, host, metricsPort, 'METRICS_PORT'));
  return servers;
}

async function listenAt(api: Api, host: string, port: number, setting: string): Promise<Server> {
  const server = createListener(api).listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop the other program, or choose another with ${setting}.`
        : `The server cannot listen at HOST and ${setting}: ${message}.`,
    );
  });
  return server;
}
