export type S3Location = {
  bucket: string;
  /** Put before every name; empty, or with a slash at the end. */
  prefix: string;
  endpoint: string | undefined;
  region: string | undefined;
};

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixPath = /^(\/[\w-][\w.-]*)*\/?$/;

/** Reads s3://bucket/prefix?endpoint=…&region=…; undefined when it is none, or names keys, which belong into their own variables. */
export function readS3Location(text: string): S3Location | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, port, pathname, searchParams } = new URL(text);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const isEndpoint = endpoint === undefined || (URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol));
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  const isPlain = protocol === 's3:' && username === '' && password === '' && port === '';
  if (!isPlain || !isKnown || !isEndpoint || !bucketName.test(hostname) || !prefixPath.test(pathname)) return undefined;
  const folder = pathname.replace(/^\/|\/$/g, '');
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region: searchParams.get('region') ?? undefined,
  };
}
