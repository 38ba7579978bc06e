import { BlockList, isIP, isIPv4 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Call, Log } from '../services';

const minute = 60 * 1000;

/** No proxy is trusted: X-Forwarded-For is ignored. */
export const noProxies = new BlockList();

/** Addresses and networks ('10.0.0.7', '10.0.0.0/8'); undefined when one of them is neither. */
export function readNetworks(entries: string[]): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    const widest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === 0 || prefix < 0 || prefix > widest || rest.length > 0) return undefined;
    networks.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

export function identifyCaller(trusted: BlockList) {
  return createMiddleware(async (call: Call, next) => {
    call.set('address', callerAddress(call, trusted));
    await next();
  });
}

/** The client's address: the other end of the connection, or what trusted proxies say in X-Forwarded-For. Of IPv6 it is the network. */
export function callerAddress(call: Call, trusted: BlockList): string {
  const hops = (call.req.header('x-forwarded-for') ?? '').split(',').map(plain);
  let address = otherEnd(call);
  while (isTrusted(trusted, address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return networkOf(address) || 'unknown';
}

/**
 * Warns, at most once a minute, when the other end of a connection passes on callers without being trusted: a proxy that nobody
 * has declared makes one caller of all of them, and one stranger's failed sign-ins hold everybody out.
 */
export function warnOfUnknownProxy(log: Log, trusted: BlockList, now: () => Date) {
  let lastWarning = -Infinity;
  return createMiddleware(async (call: Call, next) => {
    const address = otherEnd(call);
    const isPassedOn = call.req.header('x-forwarded-for') !== undefined && !isTrusted(trusted, address);
    // The clock may have been set back.
    if (isPassedOn && Math.abs(now().getTime() - lastWarning) >= minute) {
      lastWarning = now().getTime();
      log.warn({ address }, 'X-Forwarded-For is ignored: TRUSTED_PROXIES does not name the address that sends it.');
    }
    await next();
  });
}

const otherEnd = (call: Call) => plain(call.env?.incoming?.socket.remoteAddress ?? '');

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * The networks to which a caller's address belongs, the narrowest first: whoever has one of version 6 may have 256 or 65,536 of them,
 * as providers give away /56 and /48.
 */
export function networksOf(address: string): string[] {
  const [, site, subnet] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(address) ?? [];
  if (site === undefined || subnet === undefined) return [address];
  const customer = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [address, `${site}:${customer}::/56`, `${site}::/48`];
}

/** An IPv6 address is reduced to its /64 network, because one household owns all of it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
