import type sanitizeHtml from 'sanitize-html';
import { sanitizeTextField } from '../../runtime/schema/text/text-field.ts';
import { safeStyle } from './inline-style.ts';
import { sanitize } from './sanitize.ts';
import { isTag, splitTags } from './text-to-html.ts';

type Attributes = { [element: string]: string[] };

const EVERYWHERE = ['class', 'id', 'style', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*'];

const ATTRIBUTES: Attributes = {
  '*': EVERYWHERE,
  a: ['href', 'rel', 'target', 'name', 'download'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload', 'autoplay'],
  blockquote: ['cite'],
  del: ['cite', 'datetime'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'align'],
  ins: ['cite', 'datetime'],
  li: ['value'],
  ol: ['start', 'type', 'reversed'],
  q: ['cite'],
  td: ['colspan', 'rowspan', 'headers', 'align', 'scope'],
  th: ['colspan', 'rowspan', 'headers', 'align', 'scope'],
  track: ['src', 'kind', 'label', 'srclang', 'default'],
  video: [
    'src',
    'poster',
    'controls',
    'loop',
    'muted',
    'preload',
    'autoplay',
    'width',
    'height',
    'playsinline',
  ],
};

const ELEMENTS =
  'a abbr address article aside audio b bdo big blockquote br caption cite code col colgroup dd del ' +
  'details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li ' +
  'main mark nav ol p pre q rb rp rt rtc ruby s samp section small span strike strong sub summary sup ' +
  'table tbody td tfoot th thead time tr track tt u ul var video';

const PHRASES = 'a abbr acronym b blockquote cite code del em i q s strike strong';

const COMMON: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'ftp', 'ftps', 'news', 'irc', 'sms', 'xmpp'],
};

const DOCUMENT: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: ELEMENTS.split(' '),
  allowedAttributes: ATTRIBUTES,
};

const PHRASE: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: PHRASES.split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    acronym: ['title'],
    blockquote: ['cite'],
    del: ['datetime'],
    q: ['cite'],
  },
};

// A comment that all parsers end at the same place, because nothing in it can close it earlier.
const COMMENT = /<!--(?![>-])((?:(?!--)[^<>])*)-->/g;
const ENTITY = /&(?=(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

// Placeholders for text that must stay unchanged: a comment by its number, the `&` of an entity. Text from
// outside contains none of these characters, and placeholders outside of text are dropped.
const RESERVED = /[\uE000-\uE002]/g;
const KEPT = /\uE000(\d+)\uE001|\uE002/g;

/**
 * Sanitizes the HTML of an author without the permission for any HTML: no scripts, no event handlers. Comments,
 * which mark blocks, stay.
 */
export function safeHtml(html: string): string {
  const comments: string[] = [];
  const marked = html.replace(RESERVED, '').replace(COMMENT, (comment) => {
    comments.push(comment);
    return `\uE000${comments.length - 1}\uE001`;
  });
  return sanitized(marked, DOCUMENT, comments);
}

/** Sanitizes the HTML of a phrase, such as a title or a comment of a visitor: emphasis, links and the like. */
export function safePhrase(html: string): string {
  return sanitized(html.replace(RESERVED, ''), PHRASE, []);
}

function sanitized(
  html: string,
  options: sanitizeHtml.IOptions,
  comments: readonly string[],
): string {
  // Entities in text stay as they are written. Those in tags are decoded, because they could disguise the
  // scheme of an address.
  const marked = splitTags(html)
    .map((part) => (isTag(part) ? part : part.replace(ENTITY, '\uE002')))
    .join('');
  // Only in text: a comment that is restored inside an attribute could close the attribute.
  const textFilter = (text: string): string =>
    text.replace(KEPT, (_, index?: string) =>
      index === undefined ? '&' : (comments[Number(index)] ?? ''),
    );
  const safe = sanitize(marked, { ...options, textFilter }, (value, name) => {
    const text = value.replace(KEPT, '');
    return name === 'style' ? safeStyle(text) : text;
  });
  return safe.replace(KEPT, '');
}

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

/**
 * Returns one line of text as it is stored for use in HTML (names of terms, users and commenters): no tags,
 * `&` and `<` as entities, quotes unchanged.
 */
export function storedName(text: string): string {
  return escaped(sanitizeTextField(text));
}

/** Returns a description of a term or a user as it is stored: only emphasis and links. */
export function storedDescription(text: string): string {
  return safePhrase(text);
}

/** Escapes text for HTML; existing entities are not escaped again. */
function escaped(text: string): string {
  return text.replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const BY_ENTITY: { readonly [entity: string]: string } = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Returns a name that is stored for HTML as it was written. */
export function withoutEntities(name: string): string {
  return name.replace(/&(?:amp|lt|gt);/g, (entity) => BY_ENTITY[entity] ?? entity);
}
