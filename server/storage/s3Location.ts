export type S3Location = {
  bucket: string;
  /** Put before every name; empty, or with a slash at the end. */
  prefix: string;
  endpoint?: string;
  region?: string;
};

/** The bucket, a folder in it, and the query; there is no place for keys, which belong into their own variables. */
const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*))?\/?(?:\?(.*))?$/;

/** Reads s3://bucket/prefix?endpoint=…&region=…; undefined when it is none. */
export function readS3Location(text: string): S3Location | undefined {
  const [, bucket, folder = '', query] = pattern.exec(text) ?? [];
  const { endpoint, region, ...others } = Object.fromEntries(new URLSearchParams(query));
  const isEndpoint = endpoint === undefined || (URL.canParse(endpoint) && /^https?:/.test(endpoint));
  if (bucket === undefined || !isEndpoint || Object.keys(others).length > 0) return undefined;
  return { bucket, prefix: folder && `${folder}/`, endpoint, region };
}
