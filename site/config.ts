import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRange } from '../runtime/http/index.ts';
import { isUri, SettingsError, Variables } from './environment.ts';
import type { ResponseChecking } from '../runtime/server/index.ts';
import { limitsOf, limitVariables } from './limits.ts';
import type { MetricsAddress } from './operations/metrics-server.ts';
import { readBucketSettings } from './media/bucket-settings.ts';
import type { BucketSettings } from './media/bucket-settings.ts';
import { shippedThemes } from './themes/themes.ts';

export { SettingsError } from './environment.ts';

/** The default of `SESSION_LIMIT`: the maximum number of login sessions of a user. */
export const SESSION_LIMIT = 20;

/** The folder of the plugins that are part of the site. */
export const SHIPPED_PLUGINS = fileURLToPath(new URL('plugins', import.meta.url));

/** The settings of the process, read from environment variables. */
export type Settings = Readonly<ReturnType<typeof settingsIn>>;

/** The log format: short lines for people, JSON lines, or no log. */
export type LogForm = 'short' | 'json' | 'none';

/** The environment variables with their meanings and defaults, for `--help`. */
export const variables: readonly (readonly [name: string, meaning: string])[] = [
  ['PORT', 'port to listen at (8080)'],
  ['HOST', 'address to listen at; 0.0.0.0 for all (127.0.0.1)'],
  ['BASE_URL', 'address that the site is reached at (http://localhost:PORT)'],
  [
    'DATABASE_URL',
    'postgres://user:password@host:5432/name, or sqlite:path (DATA_DIR/site.sqlite)',
  ],
  ['DATABASE_REPLICA_URL', 'address of a PostgreSQL replica for anonymous reads (none)'],
  ['REPLICA_MAX_LAG', 'seconds that the data of the replica may be old (5)'],
  ['DATA_DIR', 'where the site keeps its files (./data)'],
  ['MEDIA_URL', 'object storage of uploads: s3://bucket/prefix?endpoint=…&region=… (DATA_DIR)'],
  ['MEDIA_CDN', 'address at which a CDN serves the public objects of MEDIA_URL (none)'],
  ['PLUGINS_DIR', 'where plugins are found and put (site/plugins)'],
  ['BLOCK_CATALOGUE', 'address of the catalogue of blocks (a file of the site)'],
  ['PATTERN_CATALOGUE', 'address of the catalogue of patterns (a file of the site)'],
  ['THEMES_DIR', 'folder of the themes (site/themes)'],
  ['TOKEN', 'name in prefix, namespace and headers (cms)'],
  ['ADMIN_URL', 'address of the administration (BASE_URL/TOKEN-admin)'],
  ['API_REL', 'URI that link relations start with (https://api.TOKEN.example/)'],
  ['HELP_URL', 'address where people read about the API (API_REL)'],
  ['SECRET', 'key of nonces and cookies (made at the first start and kept)'],
  ['HSTS', 'seconds of Strict-Transport-Security where BASE_URL is https; 0 for none (15552000)'],
  [
    'SCRIPT_SOURCES',
    "sources of a content security policy that scripts of content pages may come from: 'self' (none)",
  ],
  ['LOGIN_PAUSE', 'longest pause in seconds between guesses at one account (2)'],
  ['LOGIN_CHECKS', 'login passwords that may wait to be checked (100)'],
  ['SESSION_LIMIT', 'login sessions of a user; a login beyond ends the oldest (20)'],
  [
    'OUTGOING_HOSTS',
    'private hosts that the site may request: name or name:port, separated by commas (none)',
  ],
  ['DEBUG', '1 reports incorrect use in headers'],
  [
    'CHECK_ANSWERS',
    'checks responses against their schemas: strict refuses, report logs, off (report; off if NODE_ENV=production)',
  ],
  [
    'LOGIN_ERRORS',
    'codes of refused application passwords: detailed names what is wrong, uniform does not (detailed)',
  ],
  ['LOG', 'a line a request: short, json or none (short on a terminal, else json)'],
  ['BODY_LIMIT', 'largest body in MiB (8)'],
  ['UPLOAD_LIMIT', 'largest upload in MiB (64)'],
  ...limitVariables,
  [
    'RESPONSE_CACHE',
    'MiB of responses kept for readers who are not logged in; 0 keeps none (16 if NODE_ENV=production, else 0)',
  ],
  ['HEADERS_TIMEOUT', 'seconds for the head of a request (20)'],
  ['REQUEST_TIMEOUT', 'seconds for a whole request (300)'],
  ['IDLE_TIMEOUT', 'seconds without progress after which a request is aborted (120)'],
  ['KEEP_ALIVE', 'seconds for the next request over a connection (5)'],
  [
    'DRAIN_DELAY',
    'seconds after SIGTERM in which requests are still accepted, and /readyz is 503 (1)',
  ],
  ['SHUTDOWN_TIMEOUT', 'seconds for running requests after that (10)'],
  ['WORKERS', 'processes that serve the site on this machine (1)'],
  ['METRICS', 'port, or address:port, of /metrics for Prometheus; a port is on 127.0.0.1 (none)'],
  ['TRUSTED_PROXIES', 'proxies in front, addresses and ranges with commas: 10.0.0.0/8 (none)'],
];

const MOST_PORT = 65_535;
const MEBIBYTE = 1024 * 1024;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** Parses the settings from environment variables; returns the first error. Empty variables count as absent. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Settings | SettingsError {
  try {
    return settingsIn(new Variables(environment));
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

function settingsIn(variables: Variables) {
  const port = variables.whole('PORT', 8080, 0, MOST_PORT);
  const isToken = (text: string): boolean => /^[a-z][a-z0-9]*$/.test(text);
  const token = variables.valid(
    'TOKEN',
    'cms',
    isToken,
    'must consist of lower-case letters and digits',
  );
  const baseUrl = variables.baseAddress('BASE_URL', `http://localhost:${port}`);
  const adminUrl = variables.baseAddress('ADMIN_URL', `${baseUrl}/${token}-admin`);
  const apiRel = variables.valid('API_REL', `https://api.${token}.example/`, isUri, 'is no URI');
  const isLive = variables.get('NODE_ENV') === 'production';
  return {
    port,
    /** The host to listen on. */
    host: variables.get('HOST') ?? '127.0.0.1',
    /** The URL of the database; empty for an SQLite file in `dataDir`. */
    databaseUrl: variables.get('DATABASE_URL') ?? '',
    /** The URL of a replica for anonymous reads, and its maximum lag in milliseconds; `null` without a replica. */
    readReplica: readReplica(variables),
    dataDir: resolve(variables.get('DATA_DIR') ?? 'data'),
    /** The object storage of uploaded files; `null` for a folder in `dataDir`. */
    bucket: readBucket(variables),
    /** The URLs of the block and pattern catalogues; an empty URL means the built-in catalogue. */
    catalogues: {
      blocks: variables.catalogue('BLOCK_CATALOGUE'),
      patterns: variables.catalogue('PATTERN_CATALOGUE'),
    },
    /** The folder of the plugins; installed plugins are added to it. */
    pluginsDir: resolve(variables.get('PLUGINS_DIR') ?? SHIPPED_PLUGINS),
    themesDir: resolve(variables.get('THEMES_DIR') ?? shippedThemes),
    /** The prefix of names, the core namespace and headers. */
    token,
    /** The public URL of the site, without a slash at its end. */
    baseUrl,
    adminUrl,
    apiRel,
    /** The URL of the documentation; the index links to it. */
    helpUrl: variables.valid('HELP_URL', apiRel, isUri, 'is no URI'),
    /** The key for nonces and cookies; if it is not set, one is created and stored in the database. */
    secret: variables.get('SECRET'),
    /** The `max-age` of `Strict-Transport-Security` in seconds; 0 omits the header. */
    hsts: variables.whole('HSTS', HALF_A_YEAR, 0, 9_999_999_999),
    /** Allowed script sources of content pages, for the content security policy. */
    scriptSources: variables.list(
      'SCRIPT_SOURCES',
      (source) => /^[!#-+\--:<-~]+$/.test(source),
      'contains an invalid script source',
    ),
    /** Limits for failed logins. */
    failedLogins: {
      longestPause: variables.amount('LOGIN_PAUSE', 2),
      checks: variables.amount('LOGIN_CHECKS', 100),
    },
    /** The maximum number of login sessions of a user; the oldest one ends when it is exceeded. */
    sessionLimit: Math.ceil(variables.amount('SESSION_LIMIT', SESSION_LIMIT)),
    /** Private hosts that the site may send requests to, in addition to the public internet. */
    outgoingHosts: variables.list(
      'OUTGOING_HOSTS',
      isHost,
      'contains an entry that is not name or name:port',
    ),
    debug: ON.includes(variables.choice('DEBUG', [...ON, 'no', '0', 'false'], 'no')),
    /** How to treat responses that do not match their schema. */
    checkResponses: variables.choice('CHECK_ANSWERS', CHECKS, isLive ? 'off' : 'report'),
    /** Whether an error for an application password distinguishes an unknown user from a wrong password. */
    loginErrors: variables.choice('LOGIN_ERRORS', ['detailed', 'uniform'], 'detailed'),
    /** The format of the request log; if `undefined`, it depends on the output stream. */
    log:
      variables.get('LOG') === undefined ? undefined : variables.choice('LOG', LOG_FORMS, 'json'),
    /** The maximum size of a body in memory, and of a file upload, in bytes. */
    bodyLimit: variables.amount('BODY_LIMIT', 8) * MEBIBYTE,
    uploadLimit: variables.amount('UPLOAD_LIMIT', 64) * MEBIBYTE,
    limits: limitsOf((variable, value) => variables.amount(variable, value)),
    /** The size of the response cache in bytes; 0 disables it. */
    responseCache: variables.whole('RESPONSE_CACHE', isLive ? 16 : 0, 0, 1_000_000) * MEBIBYTE,
    timeouts: {
      headers: variables.amount('HEADERS_TIMEOUT', 20) * 1000,
      request: variables.amount('REQUEST_TIMEOUT', 300) * 1000,
      idle: variables.amount('IDLE_TIMEOUT', 120) * 1000,
      keepAlive: variables.amount('KEEP_ALIVE', 5) * 1000,
    },
    /** The shutdown after SIGTERM; in milliseconds. */
    shutdown: {
      /** How long requests are still accepted after `/readyz` responds with 503. */
      delay:
        1000 * Number(variables.valid('DRAIN_DELAY', '1', isDelay, 'is not a number of seconds')),
      /** How long running requests may continue after that. */
      timeout: variables.amount('SHUTDOWN_TIMEOUT', 10) * 1000,
    },
    /** The number of worker processes; 1 without a cluster. */
    workers: variables.whole('WORKERS', 1, 1, 256),
    /** The address of the metrics server; `null` for no metrics. */
    metrics: metricsAddress(
      variables.valid('METRICS', '', isMetrics, 'is not a port or address:port'),
    ),
    /** The addresses and ranges of proxies whose `X-Forwarded-*` headers are trusted. */
    trustedProxies: variables.list(
      'TRUSTED_PROXIES',
      isRange,
      'contains an entry that is not an IP address or a CIDR range',
    ),
  };
}

function readReplica(
  variables: Variables,
): { readonly url: string; readonly maxLag: number } | null {
  const maxLag = variables.amount('REPLICA_MAX_LAG', 5) * 1000;
  const url = variables.get('DATABASE_REPLICA_URL');
  if (url === undefined) return null;
  // The error does not contain the value, because it may contain a password.
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new SettingsError(
      'DATABASE_REPLICA_URL is not an address: use postgres://user:password@host:5432/name',
    );
  if (!/^postgres/.test(variables.get('DATABASE_URL') ?? ''))
    throw new SettingsError('DATABASE_REPLICA_URL needs PostgreSQL in DATABASE_URL');
  return { url, maxLag };
}

function readBucket(variables: Variables): BucketSettings | null {
  const bucket = readBucketSettings((name) => variables.get(name));
  if (typeof bucket === 'string') throw new SettingsError(bucket);
  return bucket;
}

/** Whether a text is empty, a port, or an IP address with a port. */
function isMetrics(text: string): boolean {
  const { host, port } = metricsAddress(text) ?? { host: '::1', port: 0 };
  return isIP(host) !== 0 && port <= MOST_PORT;
}

/** Parses a listen address such as `9464`, `10.0.0.5:9464` or `[::1]:9464`; returns `null` for an empty text. */
function metricsAddress(text: string): MetricsAddress | null {
  if (text === '') return null;
  const [, host = '', port] = /^(?:\[?([^[\]]+)\]?:)?(\d+)$/.exec(text) ?? [];
  return { host: host === '' ? '127.0.0.1' : host, port: Number(port) };
}

/** Whether a text is a host as in URLs, with or without a port. */
function isHost(text: string): boolean {
  const address = `http://${text}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return text.toLowerCase().replace(/:\d+$/, '') === hostname;
}

const ON: readonly string[] = ['1', 'true', 'yes'];

const LOG_FORMS: readonly LogForm[] = ['short', 'json', 'none'];

const CHECKS: readonly ResponseChecking[] = ['strict', 'report', 'off'];

/** Whether a text is a number of seconds up to an hour; 0 means no delay. */
function isDelay(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) <= 3600;
}
