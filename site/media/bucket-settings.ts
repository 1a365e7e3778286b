import { isHttp } from '../environment.ts';

/** The settings and credentials of an S3-compatible storage. */
export interface BucketSettings {
  readonly bucket: string;
  /** The prefix of all keys: empty, or a path with a slash at its end. */
  readonly prefix: string;
  /** The URL of the server, without a slash at its end; `null` for AWS. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  /** Timeout of requests in milliseconds. */
  readonly timeout: number;
  /** The public URL of published files, with a slash at its end; `null` to serve them from the site. */
  readonly cdn: string | null;
}

const SECONDS = 10;

/**
 * Parses `MEDIA_URL`, `MEDIA_CDN` and the variables of AWS. Returns `null` for the local disk, or an error message.
 * `get` returns a variable.
 */
export function readBucketSettings(
  get: (name: string) => string | undefined,
): BucketSettings | string | null {
  const address = get('MEDIA_URL');
  const cdn = get('MEDIA_CDN');
  if (address === undefined) return cdn === undefined ? null : 'MEDIA_CDN needs MEDIA_URL';
  if (!URL.canParse(address)) return `MEDIA_URL is no address: ${address}`;
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(address);
  if (protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return `MEDIA_URL is not like s3://bucket/prefix: ${address}`;
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return `MEDIA_URL has an unknown parameter: ${unknown}`;
  const endpoint = searchParams.get('endpoint') ?? get('AWS_ENDPOINT_URL_S3') ?? null;
  if (endpoint !== null && !isHttp(endpoint))
    return `the endpoint of MEDIA_URL is not an http or https URL: ${endpoint}`;
  if (cdn !== undefined && !isHttp(cdn)) return `MEDIA_CDN is not an http or https URL: ${cdn}`;
  const timeout = Number(searchParams.get('timeout') ?? SECONDS) * 1000;
  if (!(timeout > 0 && timeout < 3_600_000))
    return 'the timeout of MEDIA_URL is not a number of seconds';
  const accessKeyId = get('AWS_ACCESS_KEY_ID');
  const secretAccessKey = get('AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined || secretAccessKey === undefined)
    return 'MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const path = pathname.split('/').filter(Boolean).map(decodeURIComponent).join('/');
  return {
    bucket,
    prefix: path === '' ? '' : `${path}/`,
    endpoint: endpoint === null ? null : endpoint.replace(/\/+$/, ''),
    region:
      searchParams.get('region') ?? get('AWS_REGION') ?? get('AWS_DEFAULT_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    sessionToken: get('AWS_SESSION_TOKEN'),
    timeout,
    cdn: cdn === undefined ? null : `${cdn.replace(/\/+$/, '')}/`,
  };
}

const PARAMETERS: ReadonlySet<string> = new Set(['endpoint', 'region', 'timeout']);
