import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../support/ports';
import { root } from '../../hardening/target';
import { openDatabaseLine, type DatabaseLine } from '../databaseLine';
import { ownerOf, postgresPrograms, run, until, type Owner, type Program } from './programs';

export const password = 'Tulasi-Mukta-2026';

type Member = { name: string; role: string; state: string };

/** A machine of PostgreSQL: the sample of Patroni, and lines by which alone all others reach it, and it reaches etcd. */
export type Machine = Awaited<ReturnType<typeof openMachine>>;
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Three etcd, two machines of PostgreSQL and HAProxy, as the samples of deploy/ha have them, on ports of this machine.
 * @param onOpen is told of each, as soon as it is there, how it is ended.
 */
export async function openCluster(folder: string, onOpen: (end: () => Promise<unknown>) => void) {
  const owner = ownerOf('postgres');
  if (owner.uid !== undefined) chmodSync(folder, 0o755);
  const etcd = await openEtcd(folder, onOpen);
  const machines: Machine[] = [];
  for (const name of ['db1', 'db2']) {
    const machine = await openMachine(name, { folder, owner, etcdPorts: etcd.ports });
    onOpen(machine.end);
    machines.push(machine);
  }
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const haproxy = startHaproxy(folder, machines, [primaryPort, standbyPort]);
  onOpen(() => haproxy.end());

  const members = async (): Promise<Member[]> => {
    const asked = machines.map(async ({ restPort }) => {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1000) });
      return ((await answer.json()) as { members: Member[] }).members; // Patroni's documentation promises it.
    });
    return Promise.any(asked);
  };
  const wayBetween = (machine: Machine) => [...machine.lines, ...machines.map(({ peerLine }) => peerLine)];
  /** The machine that Patroni says is the primary, by its own word. */
  const primary = async () => {
    const found = machines.map(async (machine) => {
      const { status } = await fetch(`${machine.restLine.url}primary`, { signal: AbortSignal.timeout(500) });
      if (status !== 200) throw new Error(`${machine.name} is not the primary.`);
      return machine;
    });
    return Promise.any(found).catch(() => undefined);
  };
  const isWhole = async () => {
    const found = await members();
    const roles = found.map(({ role }) => role).sort();
    return found.every(({ state }) => /running|streaming/.test(state)) && roles.join() === 'leader,sync_standby';
  };
  return {
    etcd,
    machines,
    primary,
    addresses: {
      /** Of both machines, for the driver to choose. */
      both: `postgres://postgres:${password}@${machines.map(({ line }) => new URL(line.url).host).join(',')}/postgres`,
      primary: `postgres://postgres:${password}@127.0.0.1:${primaryPort}/postgres`,
      standby: `postgres://postgres:${password}@127.0.0.1:${standbyPort}/postgres`,
    },
    untilWhole: () => until('the cluster has a primary and a synchronous standby', isWhole, 120),
    /** No word reaches the machine, or comes from it. */
    isolate: (machine: Machine) => wayBetween(machine).forEach((line) => line.swallow()),
    async reconnect(machine: Machine) {
      await Promise.all(wayBetween(machine).map((line) => line.cut()));
      await Promise.all(wayBetween(machine).map((line) => line.mend()));
    },
    async switchOver() {
      const from = await primary();
      const to = machines.find((machine) => machine !== from);
      const body = JSON.stringify({ leader: from?.name, candidate: to?.name });
      const isDone = async () => {
        const answer = await fetch(`http://127.0.0.1:${from?.restPort}/switchover`, { method: 'POST', body });
        return answer.ok || (await primary()) === to;
      };
      // Right after an outage of etcd, Patroni may give a switch-over up.
      await until('Patroni switches over', isDone, 120);
    },
  };
}

async function openEtcd(folder: string, onOpen: (end: () => Promise<unknown>) => void) {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const peers = await Promise.all([freePort(), freePort(), freePort()]);
  const url = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const start = (index: number) =>
    run(
      'etcd',
      [
        `--name=etcd-${index}`,
        `--data-dir=${path.join(folder, `etcd-${index}`)}`,
        `--listen-client-urls=${url(ports[index])}`,
        `--advertise-client-urls=${url(ports[index])}`,
        `--listen-peer-urls=${url(peers[index])}`,
        `--initial-advertise-peer-urls=${url(peers[index])}`,
        '--enable-v2',
        `--initial-cluster=${peers.map((port, each) => `etcd-${each}=${url(port)}`).join()}`,
      ],
      { log: path.join(folder, `etcd-${index}.log`) },
    );
  const programs = ports.map((_, index) => start(index));
  const end = (indexes = [0, 1, 2]) => Promise.all(indexes.flatMap((index) => programs[index]?.end('SIGKILL') ?? []));
  onOpen(() => end());
  const isHealthy = async () =>
    ((await (await fetch(`${url(ports[0])}/health`)).json()) as { health: string }).health === 'true'; // Its documentation.
  await until('etcd has a majority', isHealthy, 60);
  return {
    ports,
    loseMajority: () => end([1, 2]),
    async restore() {
      for (const index of [1, 2]) programs[index] = start(index);
      await until('etcd has a majority again', isHealthy, 60);
    },
  };
}

async function openMachine(
  name: string,
  { folder, owner, etcdPorts }: { folder: string; owner: Owner; etcdPorts: number[] },
) {
  const disk = path.join(folder, name);
  mkdirSync(disk);
  const isTmpfs = mountDisk(disk);
  chmodSync(disk, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(disk, owner.uid, owner.gid);
  // The samples may lie where their user reads nothing.
  const settings = path.join(folder, 'patroni.yaml');
  copyFileSync(path.join(root, 'deploy/ha/patroni.yaml'), settings);
  const [port, restPort] = [await freePort(), await freePort()];
  const [line, restLine, peerLine, ...etcdLines] = (await Promise.all(
    [port, restPort, restPort, ...etcdPorts].map((each) => openDatabaseLine(`http://127.0.0.1:${each}`)),
  )) as [DatabaseLine, DatabaseLine, DatabaseLine, ...DatabaseLine[]]; // One for each port.
  const hostOf = ({ url }: DatabaseLine) => new URL(url).host;
  const cluster = path.join(disk, 'cluster');
  const start = () =>
    run('patroni', [settings], {
      owner,
      log: path.join(folder, `${name}.log`),
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD_HOSTS: etcdLines.map(hostOf).join(),
        // Otherwise it asks etcd for its addresses, and goes past the lines.
        PATRONI_ETCD_USE_PROXIES: 'true',
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: hostOf(peerLine),
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: hostOf(line),
        PATRONI_POSTGRESQL_DATA_DIR: cluster,
        PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms(),
        PATRONI_POSTGRESQL_PGPASS: path.join(disk, 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: password,
      },
    });
  let patroni: Program = start();
  const postmaster = () => {
    const file = path.join(cluster, 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  };
  const signal = (pids: (number | undefined)[], name: NodeJS.Signals) => {
    for (const pid of pids) if (pid !== undefined && pid > 1) sendSignal(pid, name);
  };
  const all = () => [patroni.process.pid, postmaster(), ...childrenOf(postmaster())];
  const lines = [line, restLine, peerLine, ...etcdLines];
  const filler = path.join(disk, 'filler');
  return {
    name,
    port,
    restPort,
    line,
    restLine,
    /** By which the other Patroni asks this one. */
    peerLine,
    isTmpfs,
    /** As a power cut does. */
    async kill() {
      signal(all(), 'SIGKILL');
      await patroni.end('SIGKILL');
    },
    start: () => void (patroni = start()),
    freeze: () => signal(all(), 'SIGSTOP'),
    thaw: () => signal(all(), 'SIGCONT'),
    /** Patroni would resume what `pg_wal_replay_pause` has paused. */
    stopReplay: () => signal(childrenOf(postmaster()).filter(isReplay), 'SIGSTOP'),
    lines,
    fill: () => void execFileSync('sh', ['-c', 'cat /dev/zero >"$0" 2>/dev/null || true', filler]),
    empty: () => rmSync(filler, { force: true }),
    async end() {
      signal(all(), 'SIGCONT');
      const database = postmaster();
      await patroni.end();
      // It may have started one on the way.
      signal([database, postmaster()], 'SIGKILL');
      await Promise.all(lines.map((each) => each.cut()));
      if (isTmpfs) execFileSync('umount', ['--lazy', disk]);
    },
  };
}

function startHaproxy(folder: string, machines: Machine[], [primaryPort, standbyPort]: [number, number]): Program {
  const sample = readFileSync(path.join(root, 'deploy/ha/haproxy.cfg'), 'utf8');
  const config = machines.reduce(
    (text, { name, line, restLine }) =>
      text.replaceAll(
        `server ${name} ${name}:5432 check port 8008`,
        `server ${name} ${new URL(line.url).host} check port ${new URL(restLine.url).port}`,
      ),
    sample
      .replace('bind :5000', `bind 127.0.0.1:${primaryPort}`)
      .replace('bind :5001', `bind 127.0.0.1:${standbyPort}`),
  );
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  return run('haproxy', ['-db', '-f', file], { log: path.join(folder, 'haproxy.log') });
}

/** Small enough to be filled; only root may mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\s+/).map(Number) : [];
}

const isReplay = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup recovering');

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
