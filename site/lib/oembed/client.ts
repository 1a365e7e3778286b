import { LRUCache } from 'lru-cache';
import type { LinkPreviews } from '../../handlers/url-details/link-previews.ts';
import { OutgoingProblem } from '../http-client/outgoing.ts';
import type { Outgoing } from '../http-client/outgoing.ts';
import { endpointFor, isKnownHost, knownProviders, parseProviderResponse } from './providers.ts';
import type { EmbedProvider, ProviderView } from './providers.ts';

/** The options of an embed. */
export interface EmbedOptions {
  readonly maxwidth: number;
  readonly maxheight?: number | undefined;
  readonly discover: boolean;
}

const A_DAY = 24 * 60 * 60 * 1000;
const MOST = 500;
const SIZE_LIMIT = 256 * 1024;

/** Returns the embeds of pages of other sites from their oEmbed providers; caches them for a day. */
export class OembedClient {
  /** The providers; no other site is requested. */
  readonly providers: EmbedProvider[] = [...knownProviders];
  readonly #outgoing: Outgoing;
  readonly #previews: LinkPreviews;
  readonly #cache: LRUCache<string, ProviderView>;

  constructor(outgoing: Outgoing, previews: LinkPreviews, clock: () => number) {
    this.#outgoing = outgoing;
    this.#previews = previews;
    const perf = { now: clock };
    this.#cache = new LRUCache({ max: MOST, ttl: A_DAY, ttlResolution: 0, perf });
  }

  /** Returns the embed of a page; `null` if it has no known provider or the request fails. */
  async view(address: string, options: EmbedOptions): Promise<ProviderView | null> {
    if (!URL.canParse(address)) return null;
    const page = new URL(address);
    const { maxwidth, maxheight, discover } = options;
    const name = JSON.stringify([page.href, maxwidth, maxheight ?? 0, discover]);
    const cached = this.#cache.get(name);
    if (cached) return cached;
    const endpoint =
      endpointFor(this.providers, page) ?? (discover ? await this.#discovered(page) : null);
    if (!endpoint) return null;
    endpoint.searchParams.set('url', page.href);
    endpoint.searchParams.set('maxwidth', String(maxwidth));
    if (maxheight !== undefined) endpoint.searchParams.set('maxheight', String(maxheight));
    endpoint.searchParams.set('format', 'json');
    const response = await this.#outgoing.get(endpoint, { sizeLimit: SIZE_LIMIT });
    // Failures are not cached: they may be temporary.
    if (response instanceof OutgoingProblem || response.status !== 200) return null;
    const view = parseProviderResponse(response.body, page);
    if (view) this.#cache.set(name, view);
    return view;
  }

  /** Returns the oEmbed endpoint that a page links to. Only pages and endpoints of known providers are requested. */
  async #discovered(page: URL): Promise<URL | null> {
    if (!isKnownHost(this.providers, page)) return null;
    const found = await this.#previews.head(page.href);
    if (found instanceof OutgoingProblem || typeof found === 'string') return null;
    const link = found.head.links.find(({ type }) => type.trim() === 'application/json+oembed');
    if (!link || !URL.canParse(link.href, found.url.href)) return null;
    const endpoint = new URL(link.href, found.url);
    return isKnownHost(this.providers, endpoint) ? endpoint : null;
  }
}
