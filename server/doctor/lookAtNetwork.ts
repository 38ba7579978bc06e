import type { Environment } from '../environment';
import { mailBySmtp, verifySmtp } from '../mail';
import { productionWarnings } from '../operation/productionChecks';
import { look, type Finding } from './finding';

const timeout = 5000;

export async function lookAtNetwork(environment: Environment, mailTo: string | undefined): Promise<Finding[]> {
  return [
    await look('settings', async () => {
      const warnings = productionWarnings(environment);
      return warnings.length === 0 ? { found: 'Nothing is missing.' } : { mend: warnings.join(' ') };
    }),
    await look('mail', () => lookAtMail(environment, mailTo)),
    await look('proxies', async () => lookAtProxies(environment)),
    await look('site', () => lookAtSite(environment.publicUrl)),
  ];
}

async function lookAtMail({ smtpUrl, mailFrom }: Environment, mailTo: string | undefined) {
  if (smtpUrl === undefined) return { found: 'Mails stay in DATA_DIR/outbox.' };
  if (mailTo === undefined) {
    await verifySmtp(smtpUrl);
    return { found: 'The mail server lets us in; --mail ADDRESS sends a test.' };
  }
  await mailBySmtp(
    smtpUrl,
    mailFrom,
  )({
    to: mailTo,
    subject: 'A test of the mails of Vivaha Admin',
    text: 'Whoever reads this knows that reset links arrive.',
  });
  return { found: `The mail server has taken a mail to ${mailTo}: look whether it arrives.` };
}

function lookAtProxies({ trustedProxies: { rules } }: Environment) {
  const believed = rules.map((rule) => rule.replace(/^Subnet: IPv\d /, '')).join(', ');
  return { found: believed === '' ? 'None is believed: callers are those who connect.' : `Believed are ${believed}.` };
}

async function lookAtSite(publicUrl: string) {
  const response = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  if (!response) return { mend: `${publicUrl} does not answer: is the server running, and the proxy before it?` };
  const body: unknown = await response.json().catch(() => undefined);
  const message = body instanceof Object && 'message' in body ? String(body.message) : `status ${response.status}`;
  return message === 'The server is ready.'
    ? { found: `${publicUrl} is ready.` }
    : { mend: `${publicUrl} says: ${message}` };
}
