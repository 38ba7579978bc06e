const targets = ['any', 'read-write', 'primary', 'standby', 'read-only', 'prefer-standby'] as const;

/** Which server is wanted of those that are named, as libpq has it. */
export type Target = (typeof targets)[number];

/** One server: its name, and its address for the driver. */
export type Host = { name: string; connectionString: string };

/**
 * Several hosts in one address, as libpq reads them; the driver reads one of them. It throws sentences without a value, which could be
 * a part of a password that is not encoded.
 */
export function readPostgresAddress(address: string): { hosts: Host[]; target?: Target } {
  const [, credentials = '', authority = '', rest = ''] =
    /^postgres(?:ql)?:\/\/([^/?#]*@)?([^/?#]*)(.*)$/.exec(address) ?? [];
  if (!/^postgres(ql)?:/.test(address))
    throw new Error('must begin with postgres://. SQLite is used where there is no DATABASE_URL.');
  const problem = 'has a user, a password or a database with a % that stands for nothing: % itself is written %25.';
  decode(credentials + rest.replace(/\?.*/, ''), problem);
  const url = new URL(`postgres://${credentials}localhost${rest}`);
  const given = (name: string) => url.searchParams.get(name)?.split(',');
  const named = given('host')?.map((host) => [host, '']) ?? authority.split(',').map(splitHost);
  const ports = given('port') ?? [];
  if (ports.length > 1 && ports.length !== named.length)
    throw new Error('names more or fewer ports than hosts: one for all, or one for each.');
  const target = targets.find((each) => each === (url.searchParams.get('target_session_attrs') ?? each));
  if (!target) throw new Error(`has an unknown target_session_attrs: it is one of ${targets.join(', ')}.`);
  const isChosen = url.searchParams.has('target_session_attrs');
  url.searchParams.delete('target_session_attrs');
  const isStrict = /^(prefer|require|verify-ca)$/.test(url.searchParams.get('sslmode') ?? '');
  // What the driver does with each of them, after a warning that a later one will check no certificate.
  if (isStrict && url.searchParams.get('uselibpqcompat') !== 'true') url.searchParams.set('sslmode', 'verify-full');
  const hosts = named.map(([host = '', ownPort], index) => {
    const port = ports[index] || ports[0] || ownPort || '5432';
    if (host === '' && named.length > 1)
      throw new Error('names no host on one side of a comma: postgres://user:password@FIRST,SECOND/database.');
    if (host === '')
      throw new Error('names no host: postgres://user:password@HOST:5432/database, or ?host=/run/postgresql.');
    if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535)
      throw new Error(
        'has a port that is no number from 1 to 65535. In a password, @ : / ? # and % are written %40 %3A %2F %3F %23 and %25.',
      );
    url.searchParams.set('host', host);
    url.searchParams.set('port', port);
    return { name: host.startsWith('/') ? host : `${host}:${port}`, connectionString: url.href };
  });
  return { hosts, target: isChosen ? target : undefined };
}

/** IPv6 stands in brackets, and the path of a socket is encoded. */
function splitHost(entry: string): string[] {
  if (/^\[?[\da-f.]*:[\da-f.]*:[\da-f.:]*$/i.test(entry))
    throw new Error('has an IPv6 address without brackets: postgres://user:password@[::1]:5432/database.');
  const [, ipv6, host = '', port = ''] = /^(?:\[([\da-f:.%]+)\]|([^:]*))(?::(.*))?$/i.exec(entry) ?? ['', '', entry];
  const problem =
    'has a host with a % that stands for nothing: only the path of a socket is encoded, %2Frun%2Fpostgresql.';
  return [ipv6 ?? decode(host, problem), port];
}

function decode(part: string, problem: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(problem);
  }
}

/** What is wrong with an address, of a database that is written or one that is only read. */
export function findAddressProblem(address: string, isWritten: boolean): string | undefined {
  try {
    const { target = 'any' } = readPostgresAddress(address);
    if (isWritten && /standby|read-only/.test(target))
      return `has target_session_attrs=${target}, where nothing can be written: that is for DATABASE_READ_URL.`;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
