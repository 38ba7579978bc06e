import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Environment } from './environment';
import type { Mail } from './services';

type OnWritten = (file: string, mail: Mail) => void;
type SendMail = (mail: Mail) => Promise<void>;

const second = 1000;
/** A mail server that keeps silent for so long has failed; the library would wait for minutes. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second };

export function mailBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return async (mail) => void (await transport.sendMail(mail));
}

export async function verifySmtp(smtpUrl: string): Promise<void> {
  await createTransport({ url: smtpUrl, ...timeouts }).verify();
}

export function mailBy(
  { smtpUrl, mailFrom, dataFolder }: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataFolder'>,
  onWritten: OnWritten = () => undefined,
): SendMail {
  return smtpUrl ? mailBySmtp(smtpUrl, mailFrom) : mailToOutbox(path.join(dataFolder, 'outbox'), mailFrom, onWritten);
}

function mailToOutbox(folder: string, from: string, onWritten: OnWritten): SendMail {
  return async (mail) => {
    const { to, subject, text } = mail;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(4).toString('hex')}.txt`;
    const file = path.join(folder, name);
    await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    onWritten(file, mail);
  };
}
