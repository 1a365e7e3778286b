import { isError } from '../../runtime/errors/rest-error.ts';
import type { Service, WireRequest } from '../../runtime/http/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { resolve } from './content/resolve.ts';
import type { Found } from './content/view.ts';
import { readPageRequest } from './request.ts';
import { headerIn } from './response.ts';

/** A page of this site as anonymous visitors see it. */
export interface OwnPage {
  readonly status: number;
  readonly body: Uint8Array;
}

const MOST_REDIRECTS = 3;

/**
 * Reads pages of this site without a network request, since the site may not be able to reach its own URL. The requests
 * are anonymous and separate from external requests.
 */
export class OwnPages {
  readonly #server: () => Server;
  readonly #pages: Service;

  constructor(server: () => Server, pages: Service) {
    this.#server = server;
    this.#pages = pages;
  }

  /** Returns a page; follows redirects within the site. Returns `null` for a URL of another site. */
  async read(url: URL, redirects = MOST_REDIRECTS): Promise<OwnPage | null> {
    const request = this.#requestFor(url);
    const response = request && (await this.#pages.respond(request));
    if (!response) return null;
    const location = response.status === 301 ? headerIn(response.headers, 'location') : undefined;
    if (location !== undefined && redirects > 0) return this.read(new URL(location), redirects - 1);
    return { status: response.status, body: Buffer.from(response.body ?? '') };
  }

  /** Returns the view of a page; `null` if it is on another site or not public. */
  async find(url: URL): Promise<Found | null> {
    const wire = this.#requestFor(url);
    const request = wire && (await readPageRequest(this.#server(), wire));
    return request === null || isError(request) ? null : resolve(request);
  }

  /** Returns an anonymous request for a URL; `null` if it is not of this site. */
  #requestFor(url: URL): WireRequest | null {
    const { baseUrl } = this.#server().settings;
    // A site without a valid base URL has no pages.
    if (!URL.canParse(baseUrl)) return null;
    const base = new URL(baseUrl);
    const folder = base.pathname.replace(/\/*$/, '/');
    const isOwn = url.host === base.host && `${url.pathname}/`.startsWith(folder);
    if (!isOwn || !/^https?:$/.test(url.protocol)) return null;
    return {
      method: 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host },
      body: new Uint8Array(),
      ip: null,
      connection: { isTls: url.protocol === 'https:', serverName: url.hostname },
    };
  }
}
