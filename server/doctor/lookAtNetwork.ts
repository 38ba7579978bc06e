import type { Environment } from '../environment';
import { mailBySmtp, verifySmtp } from '../mail';
import { productionWarnings } from '../operation/productionChecks';
import { look, unless, type Finding } from './finding';

const timeout = 5000;

export async function lookAtNetwork(environment: Environment, mailTo: string | undefined): Promise<Finding[]> {
  const { publicUrl, trustedProxies } = environment;
  const believed = trustedProxies.rules.map((rule) => rule.replace(/^Subnet: IPv\d /, '')).join(', ');
  return [
    await look('settings', async () => unless(productionWarnings(environment).join(' '), 'Nothing is missing.')),
    await look('mail', () => tryMail(environment, mailTo)),
    await look('proxies', async () =>
      believed === '' ? 'None is believed: callers are those who connect.' : `Believed are ${believed}.`,
    ),
    await look('site', async () => unless(await judgeSite(publicUrl), `${publicUrl} is ready.`)),
  ];
}

async function tryMail({ smtpUrl, mailFrom }: Environment, to: string | undefined): Promise<string> {
  if (smtpUrl === undefined) return 'Mails stay in DATA_DIR/outbox.';
  if (to === undefined) {
    await verifySmtp(smtpUrl);
    return 'The mail server lets us in; --mail ADDRESS sends a test.';
  }
  const text = 'Whoever reads this knows that reset links arrive.';
  await mailBySmtp(smtpUrl, mailFrom)({ to, subject: 'A test of the mails of Vivaha Admin', text });
  return `The mail server has taken a mail to ${to}: look whether it arrives.`;
}

async function judgeSite(publicUrl: string): Promise<string | undefined> {
  const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  if (!response) return `${publicUrl} does not answer: is the server running, and the proxy before it?`;
  const body: unknown = await response.json().catch(() => undefined);
  const message = body instanceof Object && 'message' in body ? String(body.message) : `status ${response.status}`;
  return message === 'The server is ready.' ? undefined : `${publicUrl} says: ${message}`;
}
