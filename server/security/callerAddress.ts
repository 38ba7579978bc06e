import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Call, Log } from '../services';

/** Addresses and networks ('10.0.0.7', '10.0.0.0/8'); undefined when one of them is neither. */
export function readNetworks(entries: string[]): BlockList | undefined {
  const networks = new BlockList();
  try {
    for (const entry of entries) {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
      const isShort = isIPv4(address);
      networks.addSubnet(address, Number(bits ?? (isShort ? 32 : 128)), isShort ? 'ipv4' : 'ipv6');
    }
    return networks;
  } catch {
    return undefined;
  }
}

/** Warns once of a proxy that nobody has declared: it makes one caller of all, and one stranger holds everybody out. */
export function identifyCaller(trusted: BlockList, log: Log) {
  let hasWarned = false;
  return createMiddleware(async (call: Call, next) => {
    call.set('address', callerAddress(call, trusted));
    const address = otherEnd(call);
    const isPassedOn = call.req.header('x-forwarded-for') !== undefined && !isTrusted(trusted, address);
    if (isPassedOn && !hasWarned)
      log.warn({ address }, 'X-Forwarded-For is ignored: TRUSTED_PROXIES does not name the address that sends it.');
    hasWarned ||= isPassedOn;
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

const otherEnd = (call: Call) => plain(call.env?.incoming?.socket.remoteAddress ?? '');

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The narrowest first. Whoever has a /64 may have 256 or 65,536 of them, as providers give away /56 and /48. */
export function networksOf(address: string): string[] {
  const [, site, subnet] = /^(\w+:\w+:\w+):(\w+)::\/64$/.exec(address) ?? [];
  if (site === undefined || subnet === undefined) return [address];
  const customer = (Number.parseInt(subnet, 16) & 0xff00).toString(16);
  return [address, `${site}:${customer}::/56`, `${site}::/48`];
}

/** An IPv6 address is reduced to its /64 network, because one household owns all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address.replace(/%.*$/, '')).split(':').slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
