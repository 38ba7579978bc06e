import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { aFolder } from '../support/folders';
import { listen } from '../support/ports';
import { administrator, startTarget, type Target } from '../tools/hardening/target';

describe('an installation without demonstration data, as the container image is', () => {
  const folder = aFolder();

  it('says so where it shall make some, and starts with an administrator', async () => {
    for (const name of ['server', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
      cpSync(name, path.join(folder, name), { recursive: true, filter: (file) => !/^server\/(demo|dist)$/.test(file) });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const dataFolder = path.join(folder, 'data');
    const environment = { DEMO: '1', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    const starting = startTarget({ folder, dataFolder, environment });
    await expect(starting).rejects.toThrow('This installation has no demonstration data');
    expect(readdirSync(dataFolder)).not.toContain('demo-sign-in.txt');
    await (await startTarget({ folder, dataFolder })).stop();
  }, 60_000);
});

describe('the program', () => {
  const dataFolder = aFolder();
  let target: Target | undefined;
  const sockets = new Set<Socket>();
  const mailServer = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    // Nothing follows the greeting.
    socket.write('220 mail.example.org\r\n');
  });
  afterEach(async () => {
    await target?.kill();
    for (const socket of sockets) socket.destroy();
    mailServer.close();
  });

  const forgetPassword = (port: number) =>
    fetch(`http://127.0.0.1:${port}/admins/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: administrator.email }),
    });

  it('keeps reset links out of the log in production, which is JSON from the first line to the last', async () => {
    const environment = { NODE_ENV: 'production', MAIL_DELIVERY: 'outbox', ACCESS_LOG: '1' };
    target = await startTarget({ dataFolder, environment });
    await forgetPassword(target.port);
    await target.stop();

    const outbox = path.join(dataFolder, 'outbox');
    const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
    const code = /reset-password\/(\S+)/.exec(mails.join('\n'))?.[1] ?? '';
    expect(code).toMatch(/\S{20}/);
    expect(target.output()).not.toContain(code);
    const entries = target
      .output()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string }); // pino's form.
    expect(entries.map(({ msg }) => msg).join('\n')).toMatch(/PUBLIC_URL is not https[^]*A mail is in the outbox\./);
  }, 60_000);

  it('ends soon when it is asked to, although a mail server stalls', async () => {
    const port = await listen(mailServer);
    target = await startTarget({ dataFolder, environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const connected = once(mailServer, 'connection');
    await forgetPassword(target.port);
    await connected;
    // The time limit of this test is the promise: without an end of its own the connection lasts for minutes.
    await target.stop();
    expect(target.process.exitCode).toBe(0);
    expect(target.output()).toContain('"mails":1');
  }, 60_000);
});
