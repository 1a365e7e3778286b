import {
  checkSettings,
  COUNT,
  either,
  FLAG,
  FUNCTION,
  NAMES,
  OBJECT,
  oneOf,
  TEXT,
  type Check,
  type Checks,
} from '../errors/settings-checks.ts';
import { FORM_DEPTH } from '../http/query.ts';
import { DEFAULT_DEPTH } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import type { Awaitable } from './endpoint.ts';
import { protocolOf, type CorsOptions, type ProfileName, type Protocol } from './protocol.ts';
import type { ResponseChecking } from './response-checks.ts';
import type { ServerParts } from './server.ts';

export type Permalinks = 'pretty' | 'index' | 'plain';

/** The URL of another site of a network. */
export interface SiteAddress {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Default `pretty`. */
  readonly permalinks?: Permalinks;
}

/** The settings of a server. Functions are called at each use. */
export interface ServerSettings {
  /** `plain` for new APIs, `content-api` for the protocol of the content API. Default `plain`. */
  readonly profile?: ProfileName;
  /** Parts of the protocol that differ from the profile. */
  readonly protocol?: Partial<Protocol>;
  /** The public URL of the service, without a slash at the end. Default `http://localhost`. */
  readonly baseUrl?: string;
  /** Names headers and, in the profile `content-api`, prefix and namespace: `cms`. Default `api`. */
  readonly token?: string;
  /** The URL of the administration, without a slash at the end. Default `/admin` below `baseUrl`. */
  readonly adminUrl?: string;
  /** The URI that relations of the service start with. Default `/rel/` below `baseUrl`. */
  readonly apiRel?: string;
  /** The name of the service. Default: empty. */
  name?(): string;
  /** Default: empty. */
  description?(): string;
  /** Hours from UTC. */
  gmtOffset?(): number | string;
  /** `Europe/Berlin`; empty when only an offset is set. */
  timezone?(): string;
  /** The ID of the site's logo; 0 for none. */
  logo?(): Awaitable<number>;
  /** The ID of the site's icon; 0 for none. */
  icon?(): Awaitable<number>;
  /** The URL of the site's icon. */
  iconUrl?(): Awaitable<string>;
  /** The URL of the documentation, which the index links to. */
  readonly helpUrl?: string;
  /** The form of the service's URLs (1). Default `pretty`. */
  readonly permalinks?: Permalinks | (() => Permalinks);
  /** Returns another site of a network by its number (1); `null` if there is none. */
  readonly blog?: (blogId: number) => SiteAddress | null;
  /** The greatest depth of lists and maps in JSON, and of schemas. Default 512, at most 1,000. */
  readonly depth?: number;
  /** The most brackets after a name in a query or a form. Default 64, at most 1,000. */
  readonly formDepth?: number;
  /** The most items that are embedded into a response. Default: no limit. */
  readonly embedLimit?: number;
  /** The longest text of a parameter, in bytes. Default: no limit. */
  readonly textLimit?: number;
  /** Milliseconds after which a quiet `text/event-stream` gets a comment; 0 for none. Default 15,000. */
  readonly heartbeat?: number;
  /** The most parameters of a query, a form or a multipart form. Default 1,000. */
  readonly parameters?: number;
  /** The most files of a multipart form. Default 20. */
  readonly files?: number;
  /** The largest body of an endpoint that takes files, in bytes. Default 64 MiB. */
  readonly uploadLimit?: number;
  /** The folder of uploaded files during their request. Default: the system's folder for temporary files. */
  readonly uploadFolder?: string;
  /** Whether responses are checked against the schemas of their items. Default `off`. */
  readonly checkResponses?: ResponseChecking;
  /** Whether integers of 64 bits (`format: int64`) are texts or BigInts in handlers. Default `string`. */
  readonly int64?: 'string' | 'bigint';
  /** Whether notices are sent as headers (7.3). Default `false`. */
  readonly debug?: boolean;
}

type Defaulted =
  'token' | 'baseUrl' | 'adminUrl' | 'apiRel' | 'name' | 'description' | 'depth' | 'formDepth';

/** Settings with their defaults. */
export interface ResolvedSettings
  extends Omit<ServerSettings, Defaulted | 'protocol'>, Required<Pick<ServerSettings, Defaulted>> {
  readonly protocol: Protocol;
}

/** Returns settings with their defaults. Throws an error that names a setting or a part with an unknown name or a wrong value. */
export function resolveSettings(
  settings: ServerSettings = {},
  parts: ServerParts = {},
): ResolvedSettings {
  checkSettings('createServer', parts, PART_CHECKS);
  checkSettings('createServer', settings, CHECKS);
  const { token = 'api', profile = 'plain', depth = DEFAULT_DEPTH, protocol } = settings;
  // The recorded cases of the content API have a placeholder as `baseUrl`.
  if (profile === 'plain')
    checkSettings('createServer', { baseUrl: settings.baseUrl }, { baseUrl: HTTP_URL });
  checkSettings('createServer', protocol, PROTOCOL_CHECKS, 'protocol.');
  if (typeof protocol?.cors === 'object' && protocol.cors !== null)
    checkSettings('createServer', protocol.cors, CORS_CHECKS, 'protocol.cors.');
  const baseUrl = (settings.baseUrl ?? 'http://localhost').replace(/\/+$/, '');
  return {
    adminUrl: `${baseUrl}/admin`,
    apiRel: `${baseUrl}/rel/`,
    name: () => '',
    description: () => '',
    ...settings,
    token,
    baseUrl,
    depth: Math.min(depth, MOST_LEVELS),
    formDepth: Math.min(settings.formDepth ?? FORM_DEPTH, MOST_LEVELS),
    profile,
    protocol: protocolOf(profile, token, protocol),
  };
}

// Values are walked recursively; the call stack allows slightly more levels than this.
const MOST_LEVELS = 1000;

const HTTP_URL: Check = [
  (value) => typeof value === 'string' && /^https?:\/\/[^/]/.test(value) && URL.canParse(value),
  'an http or https URL',
];
const CHECKS: Checks<ServerSettings> = {
  profile: oneOf('plain', 'content-api'),
  protocol: OBJECT,
  baseUrl: TEXT,
  token: TEXT,
  adminUrl: TEXT,
  apiRel: TEXT,
  name: FUNCTION,
  description: FUNCTION,
  gmtOffset: FUNCTION,
  timezone: FUNCTION,
  logo: FUNCTION,
  icon: FUNCTION,
  iconUrl: FUNCTION,
  helpUrl: TEXT,
  permalinks: either(oneOf('pretty', 'index', 'plain'), FUNCTION),
  blog: FUNCTION,
  depth: COUNT,
  formDepth: COUNT,
  embedLimit: COUNT,
  textLimit: COUNT,
  heartbeat: COUNT,
  parameters: COUNT,
  files: COUNT,
  uploadLimit: COUNT,
  uploadFolder: TEXT,
  int64: oneOf('string', 'bigint'),
  checkResponses: oneOf('strict', 'report', 'off'),
  debug: FLAG,
};

const PART_CHECKS: Checks<ServerParts> = {
  hooks: OBJECT,
  login: either(OBJECT, oneOf(null)),
  authenticate: FUNCTION,
  onBug: FUNCTION,
  onInvalidResponse: FUNCTION,
  isUnavailable: FUNCTION,
  aroundHandler: FUNCTION,
  classes: OBJECT,
};

const PROTOCOL_CHECKS: Checks<Protocol> = {
  prefix: TEXT,
  namespace: TEXT,
  queryRoutes: FLAG,
  methodOverride: FLAG,
  jsonp: FLAG,
  envelope: FLAG,
  parameters: oneOf('location', 'any'),
  unknownParameters: oneOf('refuse', 'accept'),
  methodNotAllowed: FLAG,
  unsupportedMediaType: FLAG,
  errors: oneOf('problem', 'plain'),
  challenge: either(TEXT, oneOf(null)),
  formats: oneOf('strict', 'lenient'),
  nulls: oneOf('validate', 'skip'),
  undeclaredMembers: oneOf('omit', 'keep'),
  totals: [
    (value) => value === null || (isMap(value) && NAMES[0]([value['total'], value['pages']])),
    '{ total, pages } with the names of headers or null',
  ],
  discovery: FLAG,
  cors: either(
    [(value) => isMap(value) && 'origins' in value, 'an object with origins'],
    oneOf('reflect', null),
  ),
};

const CORS_CHECKS: Checks<CorsOptions> = {
  origins: either(
    [
      (value) => Array.isArray(value) && value.every(isOrigin),
      'a list of origins such as https://app.example',
    ],
    oneOf('*'),
  ),
  credentials: FLAG,
  allowedHeaders: NAMES,
  exposedHeaders: NAMES,
  maxAge: COUNT,
};

/** Whether a value is an origin as browsers send it: without a path, and with a host in lower case. */
function isOrigin(value: unknown): boolean {
  return value === 'null' || /^[a-z][a-z0-9+.-]*:\/\/[^/?#\sA-Z]+$/.test(String(value));
}
