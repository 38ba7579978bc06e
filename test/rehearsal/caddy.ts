import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProxy, type Proxy } from './proxy';

/** Caddy with the sample of deploy/ and its environment, without TLS and without the port of its administration, which may be taken. */
export async function startCaddy(folder: string, port: number, apiPorts: [number, number]): Promise<Proxy> {
  const sample = path.join(__dirname, '..', '..', 'deploy', 'Caddyfile');
  const environment = {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    API_ADDRESSES: apiPorts.map((apiPort) => `127.0.0.1:${apiPort}`).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const adapted = execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', sample], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const file = path.join(folder, 'caddy.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(adapted.toString()), admin: { disabled: true } }));
  return startProxy({ name: 'caddy', port, words: ['run', '--config', file], environment });
}
