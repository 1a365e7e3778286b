import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoginErrors, LoginLimitSettings } from '../runtime/auth/index.ts';
import { isRange } from '../runtime/http/index.ts';
import type { CatalogueAddresses } from './domain/directories/catalogue.ts';
import type { Timeouts } from '../runtime/http/index.ts';
import type { ResponseChecking } from '../runtime/server/index.ts';
import { limitAmounts, limitsOf, limitVariables } from './limits.ts';
import type { Limits } from './limits.ts';
import { shippedThemes } from './themes/themes.ts';

/** How many login sessions a user may have, unless `SESSION_LIMIT` is set. */
export const SESSION_LIMIT = 20;

/** The folder of plugins that comes with the site. */
export const SHIPPED_PLUGINS = fileURLToPath(new URL('plugins', import.meta.url));

/** The settings of the process, read from environment variables. */
export interface Settings {
  readonly port: number;
  /** The address to listen at. */
  readonly host: string;
  /** Empty: an SQLite file below `dataDir`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where plugins are found, and where they are put. */
  readonly pluginsDir: string;
  /** Where blocks and patterns are searched for; what is empty comes with the site. */
  readonly catalogues: CatalogueAddresses;
  /** The folder of the themes. */
  readonly themesDir: string;
  /** Names prefix, core namespace and headers. */
  readonly token: string;
  /** The address that the site is reached at, without a slash at its end. */
  readonly baseUrl: string;
  readonly adminUrl: string;
  readonly apiRel: string;
  /** Where people read about the service; the index links to it. */
  readonly helpUrl: string;
  /** The key of nonces and cookies; made and kept in the store when it is left out. */
  readonly secret: string | undefined;
  /** Seconds for which browsers ask an https site by https only; 0 for no such header. */
  readonly hsts: number;
  /** Sources of a content security policy that scripts of content pages may come from. */
  readonly scriptSources: readonly string[];
  /** The limits on guessing passwords. */
  readonly failedLogins: LoginLimitSettings;
  /** How many login sessions a user may have; the oldest one ends when there are more. */
  readonly sessionLimit: number;
  /** Hosts on this network that requests of the site may go to, in addition to the public internet. */
  readonly outgoingHosts: readonly string[];
  readonly debug: boolean;
  /** How to treat responses that do not match their schema. */
  readonly checkResponses: ResponseChecking;
  /** Whether a refused application password tells an unknown user from a wrong password. */
  readonly loginErrors: LoginErrors;
  /** How requests are written down; `undefined`: as suits where the output goes. */
  readonly log: LogForm | undefined;
  /** The largest body that is read into memory, and the largest where files are taken, in bytes. */
  readonly bodyLimit: number;
  readonly uploadLimit: number;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
  /** The proxies whose `X-Forwarded-*` headers are trusted: addresses and ranges. */
  readonly trustedProxies: readonly string[];
}

/** A short line for people, a line of JSON for machines, or nothing. */
export type LogForm = 'short' | 'json' | 'none';

/** Why the environment makes no sense, in one sentence. */
export class SettingsError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Names of the variables, with their meanings and defaults; shown by `--help`. */
export const variables: readonly (readonly [name: string, meaning: string])[] = [
  ['PORT', 'port to listen at (8080)'],
  ['HOST', 'address to listen at; 0.0.0.0 for all (127.0.0.1)'],
  ['BASE_URL', 'address that the site is reached at (http://localhost:PORT)'],
  [
    'DATABASE_URL',
    'postgres://user:password@host:5432/name, or sqlite:path (DATA_DIR/site.sqlite)',
  ],
  ['DATA_DIR', 'where the site keeps its files (./data)'],
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
    'hosts that are not public and may be fetched from: name or name:port, with commas (none)',
  ],
  ['DEBUG', '1 reports incorrect use in headers'],
  [
    'CHECK_ANSWERS',
    'answers against their schemas: strict refuses, report logs, off (report; off if NODE_ENV=production)',
  ],
  [
    'LOGIN_ERRORS',
    'codes of refused application passwords: detailed names what is wrong, uniform does not (detailed)',
  ],
  ['LOG', 'a line a request: short, json or none (short on a terminal, else json)'],
  ['BODY_LIMIT', 'largest body in MiB (8)'],
  ['UPLOAD_LIMIT', 'largest upload in MiB (64)'],
  ...limitVariables,
  ['HEADERS_TIMEOUT', 'seconds for the head of a request (20)'],
  ['REQUEST_TIMEOUT', 'seconds for a whole request (300)'],
  ['IDLE_TIMEOUT', 'seconds after which a request that nothing moves is given up (120)'],
  ['KEEP_ALIVE', 'seconds for the next request over a connection (5)'],
  ['TRUSTED_PROXIES', 'proxies in front, addresses and ranges with commas: 10.0.0.0/8 (none)'],
];

const MEBIBYTE = 1024 * 1024;
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** Reads the settings; an empty variable counts as none. */
export function readSettings(environment: Environment): Settings | SettingsError {
  const get = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = Number(get('PORT') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return new SettingsError(`PORT is no port: ${get('PORT') ?? ''}`);

  const token = get('TOKEN') ?? 'cms';
  if (!/^[a-z][a-z0-9]*$/.test(token))
    return new SettingsError(`TOKEN has to be small letters and digits: ${token}`);

  const baseUrl = withoutSlash(get('BASE_URL') ?? `http://localhost:${port}`);
  const adminUrl = withoutSlash(get('ADMIN_URL') ?? `${baseUrl}/${token}-admin`);
  for (const [name, url] of [
    ['BASE_URL', baseUrl],
    ['ADMIN_URL', adminUrl],
  ] as const) {
    if (!isHttp(url)) return new SettingsError(`${name} is no http address: ${url}`);
    if (!isStart(url))
      return new SettingsError(`${name} is more than a host and a path, or not escaped: ${url}`);
  }

  const apiRel = get('API_REL') ?? `https://api.${token}.example/`;
  if (!isUri(apiRel)) return new SettingsError(`API_REL is no URI: ${apiRel}`);
  const helpUrl = get('HELP_URL') ?? apiRel;
  if (!isUri(helpUrl)) return new SettingsError(`HELP_URL is no URI: ${helpUrl}`);

  const log = LOG_FORMS.find((form) => form === get('LOG'));
  if (log === undefined && get('LOG') !== undefined)
    return new SettingsError(`LOG is short, json or none: ${get('LOG') ?? ''}`);

  const loginErrors = LOGIN_ERRORS.find((errors) => errors === (get('LOGIN_ERRORS') ?? 'detailed'));
  if (loginErrors === undefined)
    return new SettingsError(
      `LOGIN_ERRORS is neither detailed nor uniform: ${get('LOGIN_ERRORS') ?? ''}`,
    );

  const isLive = get('NODE_ENV') === 'production';
  const told = get('CHECK_ANSWERS') ?? (isLive ? 'off' : 'report');
  const checkResponses = CHECKINGS.find((checking) => checking === told);
  if (checkResponses === undefined)
    return new SettingsError(`CHECK_ANSWERS is strict, report or off: ${told}`);

  const catalogues = {
    blocks: get('BLOCK_CATALOGUE') ?? '',
    patterns: get('PATTERN_CATALOGUE') ?? '',
  };
  for (const address of Object.values(catalogues)) {
    if (address !== '' && !isHttp(address))
      return new SettingsError(`a catalogue has no http address: ${address}`);
  }
  const trustedProxies = listed(get('TRUSTED_PROXIES'));
  const wrong = trustedProxies.find((one) => !isRange(one));
  if (wrong !== undefined)
    return new SettingsError(`TRUSTED_PROXIES has what is no address and no range: ${wrong}`);

  const outgoingHosts = listed(get('OUTGOING_HOSTS'));
  const unnamed = outgoingHosts.find((one) => !isHost(one));
  if (unnamed !== undefined)
    return new SettingsError(`OUTGOING_HOSTS has what is neither name nor name:port: ${unnamed}`);

  const debug = SWITCH.get(get('DEBUG') ?? 'no');
  if (debug === undefined)
    return new SettingsError(`DEBUG is 1 or 0, true or false, yes or no: ${get('DEBUG') ?? ''}`);

  const hsts = get('HSTS') ?? String(HALF_A_YEAR);
  if (!/^\d{1,10}$/.test(hsts))
    return new SettingsError(`HSTS is not a whole number of seconds: ${hsts}`);
  const scriptSources = listed(get('SCRIPT_SOURCES'));
  const unfit = scriptSources.find((source) => !/^[!#-+\--:<-~]+$/.test(source));
  if (unfit !== undefined)
    return new SettingsError(`SCRIPT_SOURCES has what is not a source of scripts: ${unfit}`);

  const amounts = readAmounts(get);
  if (amounts instanceof SettingsError) return amounts;

  return {
    port,
    host: get('HOST') ?? '127.0.0.1',
    databaseUrl: get('DATABASE_URL') ?? '',
    dataDir: resolve(get('DATA_DIR') ?? 'data'),
    catalogues,
    pluginsDir: resolve(get('PLUGINS_DIR') ?? SHIPPED_PLUGINS),
    themesDir: resolve(get('THEMES_DIR') ?? shippedThemes),
    token,
    baseUrl,
    adminUrl,
    apiRel,
    helpUrl,
    secret: get('SECRET'),
    hsts: Number(hsts),
    scriptSources,
    failedLogins: { longestPause: amounts.LOGIN_PAUSE, checks: amounts.LOGIN_CHECKS },
    sessionLimit: Math.ceil(amounts.SESSION_LIMIT),
    outgoingHosts,
    debug,
    checkResponses,
    loginErrors,
    log,
    bodyLimit: amounts.BODY_LIMIT * MEBIBYTE,
    uploadLimit: amounts.UPLOAD_LIMIT * MEBIBYTE,
    limits: limitsOf((variable) => amounts[variable]),
    timeouts: {
      headers: amounts.HEADERS_TIMEOUT * 1000,
      request: amounts.REQUEST_TIMEOUT * 1000,
      idle: amounts.IDLE_TIMEOUT * 1000,
      keepAlive: amounts.KEEP_ALIVE * 1000,
    },
    trustedProxies,
  };
}

function isHttp(address: string): boolean {
  return /^https?:\/\//.test(address) && URL.canParse(address);
}

/** Whether other addresses can be made by putting a path behind it. */
function isStart(address: string): boolean {
  return isUri(address) && !/[?#]/.test(address) && new URL(address).username === '';
}

/** Whether an address can be sent as it is written: headers hold it between quotes. */
function isUri(address: string): boolean {
  return URL.canParse(address) && /^[!#-;=?-[\]_a-z~]+$/.test(address);
}

/** The items of a list separated by commas or blanks. */
function listed(told = ''): readonly string[] {
  return told.split(/[\s,]+/).filter((one) => one !== '');
}

/** Whether a host is written as addresses have it, with a port or without. */
function isHost(text: string): boolean {
  const address = `http://${text}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return text.toLowerCase().replace(/:\d+$/, '') === hostname;
}

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'true', 'yes'].map((told) => [told, true] as const),
  ...['0', 'false', 'no'].map((told) => [told, false] as const),
]);

const CHECKINGS: readonly ResponseChecking[] = ['strict', 'report', 'off'];

const LOGIN_ERRORS: readonly LoginErrors[] = ['detailed', 'uniform'];

const LOG_FORMS: readonly LogForm[] = ['short', 'json', 'none'];

/** Variables that are numbers, with their defaults. */
const AMOUNTS = {
  LOGIN_PAUSE: 2,
  LOGIN_CHECKS: 100,
  SESSION_LIMIT,
  BODY_LIMIT: 8,
  UPLOAD_LIMIT: 64,
  HEADERS_TIMEOUT: 20,
  REQUEST_TIMEOUT: 300,
  IDLE_TIMEOUT: 120,
  KEEP_ALIVE: 5,
};

type Amounts = typeof AMOUNTS & Readonly<Record<string, number>>;

function readAmounts(get: (name: string) => string | undefined): Amounts | SettingsError {
  const amounts: Amounts = { ...limitAmounts, ...AMOUNTS };
  for (const name of Object.keys(amounts)) {
    const told = get(name);
    if (told === undefined) continue;
    // Nothing at all would shut everybody out, and no timer waits longer than 24 days.
    if (!/^\d+(?:\.\d+)?$/.test(told) || Number(told) <= 0 || Number(told) > 1_000_000)
      return new SettingsError(`${name} is no amount: ${told}`);
    Object.assign(amounts, { [name]: Number(told) });
  }
  return amounts;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
