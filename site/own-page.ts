import { isError } from '../runtime/errors/rest-error.ts';
import type { Service, WireRequest } from '../runtime/http/index.ts';
import type { Server } from '../runtime/server/index.ts';
import { resolve } from './web/content/resolve.ts';
import type { Found } from './web/content/view.ts';
import { readPageRequest } from './web/request.ts';

/** A page of this site as anybody is shown it. */
export interface OwnPage {
  readonly status: number;
  readonly body: Uint8Array;
}

const MOST_REDIRECTS = 3;

/**
 * Reads pages of this site in the process, since the site may not be able to reach its own address. Requests
 * are anonymous, and cannot be confused with requests from outside.
 */
export class OwnPages {
  readonly #server: () => Server;
  readonly #pages: Service;

  constructor(server: () => Server, pages: Service) {
    this.#server = server;
    this.#pages = pages;
  }

  /** Reads a page, following redirects within the site; `null` for an address of another site. */
  async read(url: URL, redirects = MOST_REDIRECTS): Promise<OwnPage | null> {
    const request = this.#requestFor(url);
    const answer = request && (await this.#pages.respond(request));
    if (!answer) return null;
    const location =
      answer.status === 301 ? answer.headers[answer.headers.indexOf('Location') + 1] : undefined;
    if (location !== undefined && redirects > 0) return this.read(new URL(location), redirects - 1);
    return { status: answer.status, body: Buffer.from(answer.body ?? '') };
  }

  /** The view of a page; `null` for a page of another site, and for one that is not public. */
  async find(url: URL): Promise<Found | null> {
    const wire = this.#requestFor(url);
    const request = wire && (await readPageRequest(this.#server(), wire));
    return request === null || isError(request) ? null : resolve(request);
  }

  /** An anonymous request for an address; `null` when it is not of this site. */
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
