// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (3c55279c3985)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `site-health`, as a client sees it. */
export interface SiteHealth {
  data: { view: types.SiteHealthTestView };
  fields: { view: keyof types.SiteHealthTestView | 'badge.label' | 'badge.color' };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `site-health`. */
export class SiteHealthClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Tests whether the installed packages have the required versions. `GET /cms-site-health/v1/tests/background-updates` (schemas/resources/site-health.json:61) */
  backgroundUpdates<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/background-updates',
      input,
      options,
    );
  }

  /** Tests whether the site can reach itself at its own URL. `GET /cms-site-health/v1/tests/loopback-requests` (schemas/resources/site-health.json:68) */
  loopbackRequests<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/loopback-requests',
      input,
      options,
    );
  }

  /** Tests whether the site is available over HTTPS with a valid certificate. `GET /cms-site-health/v1/tests/https-status` (schemas/resources/site-health.json:75) */
  httpsStatus<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/https-status',
      input,
      options,
    );
  }

  /** Tests whether the configured catalogues of blocks and patterns can be reached. `GET /cms-site-health/v1/tests/dotorg-communication` (schemas/resources/site-health.json:82) */
  catalogueCommunication<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/dotorg-communication',
      input,
      options,
    );
  }

  /** Tests whether the `Authorization` header reaches the site. `GET /cms-site-health/v1/tests/authorization-header` (schemas/resources/site-health.json:89) */
  authorizationHeader<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/authorization-header',
      input,
      options,
    );
  }

  /** Returns the disk usage of the folders and the database of the site. `GET /cms-site-health/v1/directory-sizes` (schemas/resources/site-health.json:97) */
  directorySizes(options?: CallOptions): Call<types.DirectorySizesSiteHealthTestAnswer> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/directory-sizes',
      undefined,
      options,
    );
  }

  /** Tests the response time and the cache headers of the front page. `GET /cms-site-health/v1/tests/page-cache` (schemas/resources/site-health.json:133) */
  pageCache<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call('GET', '/{token}-site-health/v1/tests/page-cache', input, options);
  }
}
