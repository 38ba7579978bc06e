import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/ports';
import { root } from '../hardening/target';
import type { ApiProcess } from './apiProcess';

export type Proxy = {
  name: string;
  port: number;
  /** Where it has the part of port 80, which leads to https. */
  plainPort: number;
  /** Everything that it has logged so far. */
  logged(): string;
  stop(): Promise<void>;
};

const usedTimeout = 30_000;
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The sample of deploy/ as the rehearsal can run it; what has to be replaced must be there. */
function readSample(name: string, replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (text, [pattern, by]) => {
      if (!pattern.test(text)) throw new Error(`deploy/${name} holds no ${pattern}: the rehearsal has to follow it.`);
      return text.replace(pattern, by);
    },
    read(path.join(root, 'deploy', name)),
  );
}

/** Caddy with the sample of deploy/ and its environment, without TLS and without the port of its administration, which may be taken. */
export async function startCaddy(folder: string, port: number, apiPorts: [number, number]): Promise<Proxy> {
  const plainPort = await freePort();
  const environment = {
    API_ADDRESSES: apiPorts.map((apiPort) => `127.0.0.1:${apiPort}`).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const sample = path.join(folder, 'Caddyfile');
  writeFileSync(
    sample,
    readSample('Caddyfile', [
      [/http:\/\/\{\$SITE_ADDRESS:localhost\}/, `http://127.0.0.1:${plainPort}`],
      [/https:\/\/\{\$SITE_ADDRESS:localhost\}/, `http://127.0.0.1:${port}`],
    ]),
  );
  const adapted = execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', sample], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const file = path.join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(adapted.toString()), admin: { disabled: true } }));
  return startProxy({ name: 'caddy', port, plainPort, words: ['run', '--config', file], environment });
}

/** nginx with the sample of deploy/, in which nothing but ports, certificates and the places of the logs is changed. */
export async function startNginx(folder: string, port: number, apiPorts: [number, number]): Promise<Proxy> {
  const at = (name: string) => path.join(folder, name);
  const plainPort = await freePort();
  const site = readSample('nginx.conf', [
    [/127\.0\.0\.1:4173/, `127.0.0.1:${apiPorts[0]}`],
    [/127\.0\.0\.1:4174/, `127.0.0.1:${apiPorts[1]}`],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen \[::\]:80;/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
    [/\/var\/log\/nginx\/vivaha\.access\.log/, at('access.log')],
    [/\/var\/log\/nginx\/vivaha\.error\.log/, at('error.log')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(at('site.conf'), site);
  // What a distribution's own nginx.conf says around the sites, with every file in the folder.
  writeFileSync(
    at('nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`,
  );
  return startProxy({
    name: 'nginx',
    port,
    plainPort,
    words: ['-p', folder, '-c', at('nginx.conf'), '-e', at('error.log')],
    environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    readLogs: () => read(at('access.log')) + read(at('error.log')),
  });
}

/** Starts the program and waits until it answers. */
async function startProxy(
  facts: Pick<Proxy, 'name' | 'port' | 'plainPort'> & {
    words: string[];
    environment: Record<string, string>;
    readLogs?: () => string;
  },
): Promise<Proxy> {
  const { name, port, plainPort, words, environment, readLogs = () => '' } = facts;
  let output = '';
  const child = spawn(name, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!(await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it listened:\n${output}`);
    await pause(50);
  }
  return {
    name,
    port,
    plainPort,
    logged: () => output + readLogs(),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Waits until a call that came by the proxy was answered by this process. */
export async function untilUsed(proxy: Proxy, api: ApiProcess): Promise<void> {
  const until = performance.now() + usedTimeout;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/`);
    if ((await answer.text()) === api.page) return;
    if (performance.now() > until) throw new Error(`${proxy.name} sends nothing to ${api.name}.`);
    await pause(100);
  }
}
