import type sanitizeHtml from 'sanitize-html';
import { sanitizeTextField } from '../../runtime/schema/text/text-field.ts';
import { safeStyle } from './inline-style.ts';
import { sanitize } from './sanitize.ts';
import { isTag, splitTags } from './text-to-html.ts';

type Attributes = { [element: string]: string[] };

const EVERYWHERE = 'class id style title lang dir role hidden tabindex aria-* data-*'.split(' ');

// Without `annotation-xml` and `maction`, and without addresses.
const FORMULA =
  'math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover ' +
  'munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom merror';

const FORMULA_ATTRIBUTES = (
  'display displaystyle scriptlevel encoding mathvariant mathcolor mathbackground mathsize width height depth ' +
  'voffset stretchy fence separator form largeop movablelimits symmetric accent accentunder minsize maxsize ' +
  'lspace rspace linethickness columnalign rowalign columnspan rowspan columnspacing rowspacing columnlines rowlines'
).split(' ');

const ATTRIBUTES: Attributes = {
  ...Object.fromEntries(FORMULA.split(' ').map((element) => [element, FORMULA_ATTRIBUTES])),
  '*': EVERYWHERE,
  ...Object.fromEntries(
    'div h1 h2 h3 h4 h5 h6 hr p'.split(' ').map((element) => [element, ['align']]),
  ),
  a: ['href', 'rel', 'target', 'name', 'download'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload', 'autoplay'],
  blockquote: ['cite'],
  button: ['type', 'disabled'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'datetime'],
  details: ['open', 'name'],
  font: ['color', 'face', 'size'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'align'],
  ins: ['cite', 'datetime'],
  label: ['for'],
  li: ['value'],
  ol: ['start', 'type', 'reversed'],
  q: ['cite'],
  td: ['colspan', 'rowspan', 'headers', 'align', 'scope'],
  th: ['colspan', 'rowspan', 'headers', 'align', 'scope'],
  time: ['datetime'],
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
  'a abbr acronym address article aside audio b bdi bdo big blockquote br button caption cite code col colgroup ' +
  'data dd del details dfn div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd ' +
  'label legend li main mark menu nav ol p pre q rb rp rt rtc ruby s samp section small span strike strong sub summary sup ' +
  `table tbody td tfoot th thead time tr track tt u ul var video wbr ${FORMULA}`;

const PHRASES = 'a abbr acronym b blockquote cite code del em i q s strike strong';

const COMMON: sanitizeHtml.IOptions = {
  // The text of other elements that are removed stays, also that of fields.
  nonTextTags: ['script', 'style'],
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

// A comment that all HTML parsers end at the same place, because nothing in it can close it earlier.
const COMMENT = /<!--(?![>-])(?:(?!-->|--!>|<!--)[^])*-->/g;
// The start of a comment that marks a block with attributes: `<!-- cms:list {`.
const BLOCK = /^<!--\s+[a-z][a-z0-9_-]*:[a-z][a-z0-9_/-]*\s+(?=\{)/;
const JSON_STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g;
const ENTITY = /&(?=(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

// Placeholders for text that must stay unchanged: a comment by its number, the `&` of an entity. Text from
// outside contains none of these characters, and placeholders outside of text are dropped.
const RESERVED = /[\uE000-\uE002]/g;
const KEPT = /\uE000(\d+)\uE001|\uE002/g;

/**
 * Sanitizes the HTML of an author without the permission for any HTML: no scripts, no event handlers. Comments,
 * which mark blocks, stay; the attributes of blocks are sanitized.
 */
export function safeHtml(html: string): string {
  const comments: string[] = [];
  const marked = html.replace(RESERVED, '').replace(COMMENT, (comment) => {
    const safe = safeComment(comment);
    if (/[<>]|--|-$/.test(safe.slice(4, -3))) return comment;
    comments.push(safe);
    return `\uE000${comments.length - 1}\uE001`;
  });
  return sanitized(marked, DOCUMENT, comments);
}

/** Returns a comment with sanitized attributes if it marks a block. */
function safeComment(comment: string): string {
  const start = BLOCK.exec(comment)?.[0];
  if (start === undefined) return comment;
  const rest = comment.slice(start.length, -'-->'.length).trimEnd();
  const json = rest.endsWith('/') ? rest.slice(0, -1) : rest;
  try {
    JSON.parse(json);
  } catch {
    return comment;
  }
  return start + json.replace(JSON_STRING, safeString) + comment.slice(start.length + json.length);
}

/** Sanitizes a string of JSON, and escapes what could end the comment. Most strings stay as they are written. */
function safeString(literal: string): string {
  const text = String(JSON.parse(literal));
  if (!/[<>]|--/.test(text)) return literal;
  const safe = JSON.stringify(text.includes('<') ? safeHtml(text) : text);
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return safe.replace(/--|[<>&]/g, (signs) => [...signs].map(escape).join(''));
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
  const marked = splitTags(html.replace(UNFINISHED, '&lt;'))
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

/** A `<` that begins no tag: another one, or the end of the text, comes before `>`. Parsers drop what follows it. */
const UNFINISHED = /<(?!(?:[^<>"']|"[^"]*"|'[^']*')*>)/g;

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
