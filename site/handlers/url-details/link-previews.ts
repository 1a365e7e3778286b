import { TextDecoder } from 'node:util';
import { Parser, Tokenizer } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import type { UrlDetails } from '../../../generated/url-details/types.ts';
import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import { trimBlanks } from '../../../runtime/schema/values/text.ts';
import { boundedTokenizer } from '../../domain/sanitize.ts';
import { OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import type { Outgoing } from '../../lib/http-client/outgoing.ts';
import type { OwnPages } from '../../web/own-pages.ts';

/** The parts of the head of a page that link previews use. */
interface PageHead {
  readonly title: string;
  /** By name or property, in lowercase; the first of several values counts. */
  readonly meta: ReadonlyMap<string, string>;
  /** The addresses of `link` elements with their relations, in lowercase, in document order. */
  readonly links: readonly HeadLink[];
}

interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
}

/** Reads the head of a page in chunks, and detects its end. */
export class HeadReader {
  readonly #parser: Parser;
  readonly #decoder: TextDecoder;
  readonly #meta = new Map<string, string>();
  readonly #links: HeadLink[] = [];
  #title: string | null = null;
  #isInTitle = false;
  #isOver = false;

  /** `contentType` may name the encoding of the page. */
  constructor(contentType = '') {
    this.#decoder = decoderFor(contentType);
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#opened(name, attributes),
        ontext: (text) => {
          if (this.#isInTitle) this.#title = (this.#title ?? '') + text;
        },
        onclosetag: (name) => {
          if (name === 'title') this.#isInTitle = false;
          if (name === 'head') this.#isOver = true;
        },
      },
      { Tokenizer: boundedTokenizer(Tokenizer) },
    );
  }

  /** Adds a chunk; returns true when the head is complete. */
  write(piece: Uint8Array): boolean {
    if (!this.#isOver) this.#parser.write(this.#decoder.decode(piece, { stream: true }));
    return this.#isOver;
  }

  /** The parts of the head that were read so far. */
  get head(): PageHead {
    return { title: this.#title ?? '', meta: this.#meta, links: this.#links };
  }

  #opened(name: string, attributes: { readonly [name: string]: string }): void {
    if (this.#isOver) return;
    switch (name) {
      case 'title':
        // A picture may contain a `title`, too: the first one is the title of the page.
        this.#isInTitle = this.#title === null;
        return;
      case 'meta':
        this.#addMeta(attributes['property'] ?? attributes['name'] ?? '', attributes['content']);
        return;
      case 'link': {
        const { rel = '', href = '', type = '' } = attributes;
        if (href !== '') this.#links.push({ rel: rel.trim().toLowerCase(), href, type });
        return;
      }
      case 'body':
        this.#isOver = true;
    }
  }

  #addMeta(name: string, content: string | undefined): void {
    const key = name.trim().toLowerCase();
    if (key === '' || content === undefined || this.#meta.has(key)) return;
    this.#meta.set(key, content);
  }
}

function decoderFor(contentType: string): TextDecoder {
  const label = /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    // An unknown charset is read as UTF-8.
    return new TextDecoder();
  }
}

const ICONS: ReadonlySet<string> = new Set(['icon', 'shortcut icon', 'icon shortcut']);

/** Returns the details of a page; `base` is its address. */
export function detailsOf({ title, meta, links }: PageHead, base: URL): UrlDetails {
  const icon = links.find(({ rel }) => ICONS.has(rel.replace(/\s+/g, ' ')));
  const image = meta.get('og:image') ?? meta.get('og:image:url') ?? '';
  return {
    title: plain(title),
    icon: addressOf(icon?.href ?? '', base),
    description: plain(meta.get('description') ?? meta.get('og:description') ?? ''),
    image: addressOf(image, base),
  };
}

/** Returns plain text without markup and with collapsed whitespace. */
function plain(text: string): string {
  return trimBlanks(stripAllTags(text).replace(/\s+/g, ' '));
}

/** Returns the absolute URL of something that browsers show; empty for other URLs. */
function addressOf(written: string, base: URL): string {
  const trimmed = written.trim();
  if (trimmed === '' || !URL.canParse(trimmed, base.href)) return '';
  const url = new URL(trimmed, base);
  const isPicture = url.protocol === 'data:' && /^data:image\//i.test(url.href);
  return isPicture || url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '';
}

// Heads of pages are far smaller; anything beyond is ignored.
const SIZE_LIMIT = 150 * 1024;
const AN_HOUR = 60 * 60 * 1000;
const MOST = 500;

/** The head of a page, and its URL after all redirects. */
interface FoundHead {
  readonly head: PageHead;
  readonly url: URL;
}

/** Why there is no head: the page cannot be reached, does not exist, or has an empty head. */
export type NoPage = OutgoingProblem | 'not-found' | 'empty';

/** Details of other pages, cached for an hour. */
export class LinkPreviews {
  readonly #outgoing: Outgoing;
  readonly #ownPages: OwnPages;
  readonly #cache: LRUCache<string, UrlDetails>;

  constructor(outgoing: Outgoing, ownPages: OwnPages, clock: () => number) {
    this.#outgoing = outgoing;
    this.#ownPages = ownPages;
    const perf = { now: clock };
    this.#cache = new LRUCache({ max: MOST, ttl: AN_HOUR, ttlResolution: 0, perf });
  }

  /** Returns the details of a page. Failures are not cached. */
  async details(address: string): Promise<UrlDetails | NoPage> {
    const cached = this.#cache.get(address);
    if (cached) return cached;
    const found = await this.head(address);
    if (found instanceof OutgoingProblem || typeof found === 'string') return found;
    const details = detailsOf(found.head, found.url);
    this.#cache.set(address, details);
    return details;
  }

  /** Returns the head of a page of this site or another one. */
  async head(address: string): Promise<FoundHead | NoPage> {
    const url = URL.canParse(address) ? new URL(address) : null;
    const own = url && (await this.#ownPages.read(url));
    if (!own) return this.#fetchHead(address);
    if (own.status !== 200) return 'not-found';
    const reader = new HeadReader();
    reader.write(own.body);
    return { head: reader.head, url };
  }

  async #fetchHead(address: string): Promise<FoundHead | NoPage> {
    let reader = new HeadReader();
    const response = await this.#outgoing.get(address, {
      headers: { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' },
      sizeLimit: SIZE_LIMIT,
      whenLarger: 'cut',
      watch: (headers) => {
        reader = new HeadReader(headers['content-type']);
        return (piece) => reader.write(piece);
      },
    });
    if (response instanceof OutgoingProblem) return response;
    if (response.status !== 200) return 'not-found';
    return response.body.length === 0 ? 'empty' : { head: reader.head, url: response.url };
  }
}
