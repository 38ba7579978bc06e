import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProxy, type Proxy } from './proxy';

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
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return startProxy({
    name: 'nginx',
    port,
    words: ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', errorLog],
    environment: { PATH: `${process.env.PATH}:/usr/sbin` },
    readLogs: () => read(accessLog) + read(errorLog),
  });
}

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
