import type sanitizeHtml from 'sanitize-html';
import { sanitize } from '../../domain/sanitize.ts';
import { html } from '../../web/html.ts';

/** What a provider tells of a page: only members that oEmbed knows, each of its kind. */
export type ProviderView = Readonly<Record<string, string | number>>;

const TEXTS = ['version', 'title', 'author_name', 'provider_name'];
const ADDRESSES = ['author_url', 'provider_url', 'thumbnail_url'];
const NUMBERS = ['width', 'height', 'thumbnail_width', 'thumbnail_height', 'cache_age'];

// Frames and what a reader sees without them; scripts of others have no place in this site.
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

/** Reads what a provider answered about a page; `null` when it is nothing that can be shown. */
export function readProviderAnswer(body: Uint8Array, page: URL): ProviderView | null {
  const told = membersOf(body);
  const type = told.get('type');
  const view: { [name: string]: string | number } = {};
  for (const name of TEXTS) {
    const text = told.get(name);
    if (typeof text === 'string') view[name] = text;
  }
  for (const name of ADDRESSES) {
    const address = webAddress(told.get(name));
    if (address !== null) view[name] = address;
  }
  for (const name of NUMBERS) {
    const number = Number(told.get(name));
    if (told.get(name) !== null && Number.isFinite(number) && number >= 0) view[name] = number;
  }
  if (type !== 'photo' && type !== 'video' && type !== 'rich' && type !== 'link') return null;
  const shown = htmlOf(type, told, view, page);
  return shown === '' ? null : { ...view, type, html: shown };
}

function htmlOf(
  type: 'photo' | 'video' | 'rich' | 'link',
  told: ReadonlyMap<string, unknown>,
  view: ProviderView,
  page: URL,
): string {
  const title = String(view['title'] ?? '');
  switch (type) {
    case 'photo': {
      const source = webAddress(told.get('url'));
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
      const given = told.get('html');
      return typeof given === 'string' ? sanitize(given, SHOWN).trim() : '';
    }
  }
}

function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

function membersOf(body: Uint8Array): ReadonlyMap<string, unknown> {
  try {
    const told: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
    return new Map(typeof told === 'object' && told !== null ? Object.entries(told) : []);
  } catch {
    // What is no JSON tells nothing.
    return new Map();
  }
}
