import type { Hooks } from '../hooks/hooks.ts';
import { buildUrl, isForcedTls, routePath, decodePath, routeBelow, routeOf } from '../http/urls.ts';
import type { Connection, UrlSettings } from '../http/urls.ts';
import type { LinkAddresses } from '../shape/links.ts';
import type { Server } from './server.ts';
import type { ResolvedSettings, SiteAddress } from './settings.ts';
import { RestError } from '../errors/rest-error.ts';
import { parametersError } from '../http/limits.ts';
import { parseForm, parseRepeated } from '../http/query.ts';
import type { WireRequest } from '../http/wire.ts';
import { emptyMap } from '../schema/values/containers.ts';
import type { Params } from './request.ts';

/** The URL of the API root, and the settings that it was built from. */
interface Root extends LinkAddresses {
  readonly root: string;
  readonly settings: UrlSettings;
}

/** Builds the URLs of a service (1). A response has hundreds of them, so their common part is cached. */
export class Addresses {
  readonly #settings: ResolvedSettings;
  readonly #hooks: Hooks<Server>;
  #current: UrlSettings | null = null;
  readonly #roots: { plain: Root | null; forced: Root | null } = { plain: null, forced: null };

  constructor(settings: ResolvedSettings, hooks: Hooks<Server>) {
    this.#settings = settings;
    this.#hooks = hooks;
  }

  /** `Server.restUrl` */
  of(path: string, connection: Connection | null, blogId: number | null, scheme: string): string {
    const settings = blogId === null ? this.settings() : this.#settingsOf(blogId);
    const url = settings ? buildUrl(settings, path, connection, scheme) : '';
    if (!this.#hooks.has('rest_url')) return url;
    return this.#hooks.filter('rest_url', url, routePath(path), blogId, scheme);
  }

  /** Returns the URL of the API root for a connection. */
  root(connection: Connection | null): string {
    if (this.#hooks.has('rest_url')) return this.of('/', connection, null, 'rest');
    return this.#root(connection).root;
  }

  /** Returns how the URLs of links are built for a connection. */
  forLinks(connection: Connection | null): LinkAddresses {
    const isPlain = this.settings().permalinks === 'plain';
    if (isPlain || this.#hooks.has('rest_url'))
      return { restUrl: (route) => this.of(route, connection, null, 'rest') };
    return this.#root(connection);
  }

  /** Returns the settings of URLs: the cached object while they are unchanged. */
  settings(): UrlSettings {
    const { permalinks: given = 'pretty' } = this.#settings;
    const permalinks = typeof given === 'function' ? given() : given;
    const prefix = this.#prefixNow();
    const known = this.#current;
    if (known?.permalinks === permalinks && known.prefix === prefix) return known;
    const { baseUrl } = this.#settings;
    this.#current = { baseUrl, permalinks, prefix };
    return this.#current;
  }

  #root(connection: Connection | null): Root {
    const settings = this.settings();
    const kind = isForcedTls(settings, connection) ? 'forced' : 'plain';
    const known = this.#roots[kind];
    if (known?.settings === settings) return known;
    const root = buildUrl(settings, '/', connection);
    const restUrl = (route: string): string => root + routePath(route).slice(1);
    const made = { root, settings, restUrl };
    this.#roots[kind] = made;
    return made;
  }

  #settingsOf(blogId: number): UrlSettings | null {
    const address: SiteAddress | null = this.#settings.blog?.(blogId) ?? null;
    if (!address) return null;
    const { baseUrl, permalinks = 'pretty' } = address;
    return { baseUrl, permalinks, prefix: this.#prefixNow() };
  }

  #prefixNow(): string {
    const { prefix } = this.#settings.protocol;
    return this.#hooks.has('rest_url_prefix')
      ? this.#hooks.filter('rest_url_prefix', prefix)
      : prefix;
  }
}

/** The URL of a request. */
interface Address {
  /** `null` if the URL does not belong to the service. */
  readonly route: string | null;
  readonly query: Params;
  /** The query as it was sent. */
  readonly search: string;
  /** The error of an invalid URL. */
  readonly refusal: RestError | null;
}

/** Parses the URL of an external request. */
export function readAddress(server: Server, { url }: WireRequest): Address {
  const [target = ''] = url.split('#', 1);
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark + 1);
  const tooMany = parametersError(search, server.settings.parameters);
  const { queryRoutes, parameters } = server.protocol;
  const parse = parameters === 'location' ? parseRepeated : parseForm;
  const query = tooMany ? emptyMap() : parse(search, server.settings.formDepth);
  const urls = server.addresses.settings();
  const route = queryRoutes ? routeOf(path, query['rest_route'], urls) : routeBelow(path, urls);
  if (queryRoutes) delete query['rest_route'];
  return { route, query, search, refusal: decodePath(path) === null ? invalidPath() : tooMany };
}

function invalidPath(): RestError {
  return new RestError(
    'rest_invalid_path',
    'The path has an invalid percent-encoding: % must be followed by two hexadecimal digits that decode to UTF-8 without NUL.',
    { status: 400 },
  );
}
