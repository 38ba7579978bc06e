import { BlockList } from 'node:net';
import { callerAddress, readNetworks } from '../../server/security/callerAddress';
import type { Call } from '../../server/services';

describe('the address of a caller', () => {
  const proxies = readNetworks(['10.0.0.0/8', 'fd00::/8']) ?? new BlockList();
  const addressOf = (remoteAddress: string, forwarded?: string) => {
    const call = { req: { header: () => forwarded }, env: { incoming: { socket: { remoteAddress } } } };
    return callerAddress(call as unknown as Call, proxies); // Only these two parts of a call are read.
  };

  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.7', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.0.0.7', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['fd00::1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.7', 'unknown, <script>', '10.0.0.7'],
    ['10.0.0.7', undefined, '10.0.0.7'],
    ['::1', undefined, '0:0:0:0::/64'],
    ['', undefined, 'unknown'],
  ])('that connects as %s and says "%s" is %s', (remote, forwarded, address) => {
    expect(addressOf(remote, forwarded)).toBe(address);
  });

  it.each(['proxy.local', '10.0.0.0/33', '10.0.0.0/8/8', '/8', '10.0.0.0/x'])('is not looked up in %s', (entry) => {
    expect(readNetworks([entry])).toBeUndefined();
  });
});
