import { readFileSync } from 'node:fs';
import type sanitizeHtml from 'sanitize-html';
import { isMap } from '../../../runtime/schema/values/containers.ts';
import { sanitize } from '../../domain/sanitize.ts';
import { html } from '../../web/html.ts';
import { webUrl } from '../http-client/destination.ts';
import { parseJson } from '../json.ts';

/** An oEmbed provider. */
export interface EmbedProvider {
  readonly name: string;
  /** Patterns of page URLs; `*` matches any text. */
  readonly pages: readonly string[];
  /** The URL of the oEmbed endpoint. */
  readonly endpoint: string;
}

/** The built-in providers. A test checks the file. */
export const knownProviders = JSON.parse(
  readFileSync(new URL('providers.json', import.meta.url), 'utf8'),
) as readonly EmbedProvider[];

// Limits the time of matching, which grows with the length.
const LONGEST = 2_000;

/** Returns the oEmbed endpoint for a page; `null` if no pattern matches. */
export function endpointFor(providers: readonly EmbedProvider[], page: URL): URL | null {
  if (page.href.length > LONGEST) return null;
  const provider = providers.find(({ pages }) => pages.some((pattern) => fits(pattern, page.href)));
  return provider ? new URL(provider.endpoint) : null;
}

/** Whether the host of a URL is the host of a page or endpoint of a provider. */
export function isKnownHost(providers: readonly EmbedProvider[], { host }: URL): boolean {
  return providers.some(({ pages, endpoint }) =>
    [endpoint, ...pages].some((address) => fits(hostOf(address), host)),
  );
}

function hostOf(address: string): string {
  return /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? '';
}

/** Whether a text matches a pattern with `*` wildcards. Linear: each search continues after the last match. */
function fits(pattern: string, text: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return text.length - end.length >= at && text.endsWith(end);
}

/** The response of a provider, reduced to the valid properties of oEmbed. */
export type ProviderView = Readonly<Record<string, string | number>>;

const TEXTS = ['version', 'title', 'author_name', 'provider_name'];
const ADDRESSES = ['author_url', 'provider_url', 'thumbnail_url'];
const NUMBERS = ['width', 'height', 'thumbnail_width', 'thumbnail_height', 'cache_age'];

// Frames and their fallback content. Scripts of other sites are not allowed.
const SHOWN: sanitizeHtml.IOptions = {
  allowedTags: [
    'iframe',
    'blockquote',
    'figure',
    'figcaption',
    'p',
    'div',
    'span',
    'a',
    'img',
    'br',
  ],
  allowedAttributes: {
    iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'frameborder'],
    blockquote: ['cite'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['https', 'http'],
  allowedSchemesByTag: { iframe: ['https'] },
  allowProtocolRelative: false,
};

/** Parses the response of a provider for a page; returns `null` if it has nothing to show. */
export function parseProviderResponse(body: Uint8Array, page: URL): ProviderView | null {
  const json = parseJson(Buffer.from(body).toString('utf8'));
  const members = new Map(isMap(json) ? Object.entries(json) : []);
  const type = members.get('type');
  const view: { [name: string]: string | number } = {};
  for (const name of TEXTS) {
    const text = members.get(name);
    if (typeof text === 'string') view[name] = text;
  }
  for (const name of ADDRESSES) {
    const address = webAddress(members.get(name));
    if (address !== null) view[name] = address;
  }
  for (const name of NUMBERS) {
    const number = Number(members.get(name));
    if (members.get(name) !== null && Number.isFinite(number) && number >= 0) view[name] = number;
  }
  if (type !== 'photo' && type !== 'video' && type !== 'rich' && type !== 'link') return null;
  const shown = htmlOf(type, members, view, page);
  return shown === '' ? null : { ...view, type, html: shown };
}

function htmlOf(
  type: 'photo' | 'video' | 'rich' | 'link',
  members: ReadonlyMap<string, unknown>,
  view: ProviderView,
  page: URL,
): string {
  const title = String(view['title'] ?? '');
  switch (type) {
    case 'photo': {
      const source = webAddress(members.get('url'));
      const { width, height } = view;
      if (source === null || width === undefined || height === undefined) return '';
      const image = html`<img
        src="${source}"
        alt="${title}"
        width="${width}"
        height="${height}"
      />`;
      return html`<a href="${page.href}">${image}</a>`.text;
    }
    case 'link':
      return title === '' ? '' : html`<a href="${page.href}">${title}</a>`.text;
    case 'video':
    case 'rich': {
      const given = members.get('html');
      return typeof given === 'string' ? sanitize(given, SHOWN).trim() : '';
    }
  }
}

function webAddress(value: unknown): string | null {
  return typeof value === 'string' ? (webUrl(value)?.href ?? null) : null;
}
