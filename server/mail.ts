import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Environment } from './environment';
import { makeFolder } from './files';
import type { Mail } from './services';
import { minute, second } from './time';

type OnWritten = (file: string, mail: Mail) => void;
type SendMail = (mail: Mail) => Promise<void>;

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
    await makeFolder(folder);
    const name = `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(4).toString('hex')}.txt`;
    const file = path.join(folder, name);
    await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    onWritten(file, mail);
  };
}

export type MailQueue = ReturnType<typeof createMailQueue>;

type Options = {
  onFailure: (error: unknown, outcome: 'tried again' | 'given up') => void;
  retryDelays?: number[];
};

// Together less than the 30 minutes for which a reset link is valid.
const usualDelays = [10 * second, minute, 5 * minute, 15 * minute];

/** Mails that the mail server does not take are tried again: nobody else would, and the administrator waits for the link. */
export function createMailQueue(
  deliver: (mail: Mail) => Promise<void>,
  { onFailure, retryDelays = usualDelays }: Options,
) {
  /** Each delivery with the time at which it began, the oldest first. */
  const underWay = new Map<Promise<void>, number>();
  const closing = new AbortController();

  async function deliverOrRetry(mail: Mail): Promise<void> {
    for (const delay of [...retryDelays, undefined]) {
      const isLast = closing.signal.aborted || delay === undefined;
      try {
        return await deliver(mail);
      } catch (error) {
        const isOver = isLast || isPermanent(error);
        onFailure(error, isOver ? 'given up' : 'tried again');
        if (isOver) return;
      }
      await setTimeout(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    async send(mail: Mail): Promise<void> {
      const delivery = deliverOrRetry(mail).finally(() => underWay.delete(delivery));
      underWay.set(delivery, performance.now());
    },
    /** The mails that have not left, and the milliseconds that the oldest of them waits. */
    state() {
      const now = performance.now();
      const [oldest = now] = underWay.values();
      return { waiting: underWay.size, oldest: now - oldest };
    },
    /** Tries every waiting mail once more, for so many milliseconds at most; returns how many have not left. */
    async close(timeout: number): Promise<number> {
      closing.abort();
      await Promise.race([Promise.all(underWay.keys()), setTimeout(timeout, undefined, { ref: false })]);
      return underWay.size;
    },
  };
}

function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
