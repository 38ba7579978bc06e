import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Proxy = {
  port: number;
  /** Everything that it has logged so far. */
  logged(): string;
  /** Waits until a call that came by the proxy was answered by the process on this port. */
  untilUsed(apiPort: number): Promise<void>;
  stop(): Promise<void>;
};

const usedTimeout = 30_000;

/** nginx with the sample of deploy/, in which nothing but ports, certificates and the places of the logs is changed. */
export async function startNginx(folder: string, port: number, apiPorts: [number, number]): Promise<Proxy> {
  const [accessLog, errorLog] = [path.join(folder, 'access.log'), path.join(folder, 'error.log')];
  const site = fill(readFileSync(path.join(__dirname, '..', '..', 'deploy', 'nginx.conf'), 'utf8'), [
    [/127\.0\.0\.1:4173/, `127.0.0.1:${apiPorts[0]}`],
    [/127\.0\.0\.1:4174/, `127.0.0.1:${apiPorts[1]}`],
    [/server \{\s+listen 80;[^}]*\}\n/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/ssl_certificate .*;/, ''],
    [/ssl_certificate_key .*;/, ''],
    [/\/var\/log\/nginx\/vivaha\.access\.log/, accessLog],
    [/\/var\/log\/nginx\/vivaha\.error\.log/, errorLog],
  ]);
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(path.join(folder, 'nginx.conf'), frame(folder));
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', errorLog], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilListening(child, port);

  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return {
    port,
    logged: () => read(accessLog) + read(errorLog),
    async untilUsed(apiPort) {
      const from = read(accessLog).length;
      const until = performance.now() + usedTimeout;
      while (!read(accessLog).slice(from).includes(` 200 `) || !answeredBy(read(accessLog).slice(from), apiPort)) {
        if (performance.now() > until) throw new Error(`nginx sends nothing to port ${apiPort}.`);
        await pause(100);
      }
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const answeredBy = (log: string, port: number) => new RegExp(`" 200 [\\d.]+ 127\\.0\\.0\\.1:${port}$`, 'm').test(log);

function fill(text: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((filled, [pattern, by]) => {
    if (!pattern.test(filled))
      throw new Error(`deploy/nginx.conf holds no ${pattern}: the rehearsal has to follow it.`);
    return filled.replace(pattern, by);
  }, text);
}

/** What a distribution's own nginx.conf says around the sites, with every file in the folder. */
function frame(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

async function untilListening(child: ReturnType<typeof spawn>, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx ended before it listened.');
    if (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)) return;
    await pause(50);
  }
}
