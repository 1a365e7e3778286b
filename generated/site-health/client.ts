// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (e7c5120a3348)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { DirectorySizesSiteHealthTestAnswer, SiteHealthTestView } from './types.ts';

/** `site-health`, as a client sees it. */
export interface SiteHealth {
  data: { view: SiteHealthTestView };
  fields: { view: keyof SiteHealthTestView | 'badge.label' | 'badge.color' };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `site-health`. */
export class SiteHealthClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Looks whether the installed packages are those that the site was made for.
   *
   * `GET /cms-site-health/v1/tests/background-updates`
   */
  backgroundUpdates<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/background-updates',
      input,
      options,
    );
  }

  /**
   * Looks whether the site reaches itself at its own address.
   *
   * `GET /cms-site-health/v1/tests/loopback-requests`
   */
  loopbackRequests<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/loopback-requests',
      input,
      options,
    );
  }

  /**
   * Looks whether the site is reached over HTTPS, with a certificate that holds.
   *
   * `GET /cms-site-health/v1/tests/https-status`
   */
  httpsStatus<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/https-status',
      input,
      options,
    );
  }

  /**
   * Looks whether the catalogues of blocks and patterns that the site is set to are reached.
   *
   * `GET /cms-site-health/v1/tests/dotorg-communication`
   */
  catalogueCommunication<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/dotorg-communication',
      input,
      options,
    );
  }

  /**
   * Looks whether the header that application passwords come in arrives at the site.
   *
   * `GET /cms-site-health/v1/tests/authorization-header`
   */
  authorizationHeader<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/tests/authorization-header',
      input,
      options,
    );
  }

  /**
   * Tells how much room the folders and the database of the site take.
   *
   * `GET /cms-site-health/v1/directory-sizes`
   */
  directorySizes(options?: CallOptions): Call<DirectorySizesSiteHealthTestAnswer> {
    return this.#transport.call(
      'GET',
      '/{token}-site-health/v1/directory-sizes',
      undefined,
      options,
    );
  }

  /**
   * Looks how fast the front page is, and whether caches may keep it.
   *
   * `GET /cms-site-health/v1/tests/page-cache`
   */
  pageCache<const F extends readonly SiteHealth['fields']['view'][] = never>(
    input?: { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<SiteHealth, 'view', F, never>> {
    return this.#transport.call('GET', '/{token}-site-health/v1/tests/page-cache', input, options);
  }
}
