import { startTarget, type Target } from '../../tools/hardening/target';

export type RunningServer = Pick<Target, 'kill' | 'stop'> & { address: string; email: string; password: string };

/** Starts the product as its user does, with demonstration data, and waits until it says where it is. */
export async function startServer(dataFolder: string, members = 120): Promise<RunningServer> {
  const environment = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const { port, output, kill, stop } = await startTarget({ dataFolder, members, isBuilt: true, environment });
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(output()) ?? [];
  return { address: `http://127.0.0.1:${port}`, email, password, kill, stop };
}
