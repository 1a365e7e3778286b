import sanitizeHtml from 'sanitize-html';

type Attributes = { [element: string]: string[] };

const EVERYWHERE = ['class', 'id', 'title', 'lang', 'dir', 'role', 'aria-*', 'data-*'];

const ATTRIBUTES: Attributes = {
  '*': EVERYWHERE,
  a: ['href', 'rel', 'target', 'name', 'download'],
  audio: ['src', 'controls', 'loop', 'muted', 'preload', 'autoplay'],
  blockquote: ['cite'],
  del: ['cite', 'datetime'],
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
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  // Entities stay as they are written.
  parser: { decodeEntities: false },
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

// A comment that ends where it seems to end in every parser: nothing in it could close it earlier.
const COMMENT = /<!--(?![>-])((?:(?!--)[^<>])*)-->/g;
// Stands for a comment while the text is sanitized. No text from outside has these characters left.
const MARK = /\uE000(\d+)\uE001/g;
const MARKS = /[\uE000\uE001]/g;

/** HTML of a document by somebody who may not write any HTML: no scripts, no event handlers. Comments, which mark blocks, stay. */
export function safeHtml(html: string): string {
  const comments: string[] = [];
  const marked = html.replace(MARKS, '').replace(COMMENT, (comment) => {
    comments.push(comment);
    return `\uE000${comments.length - 1}\uE001`;
  });
  const safe = sanitizeHtml(marked, {
    ...DOCUMENT,
    // Only in text: a comment inside of an attribute could close the attribute.
    textFilter: (text) => text.replace(MARK, (_, index: string) => comments[Number(index)] ?? ''),
  });
  return safe.replace(/\uE000\d+\uE001/g, '');
}

/** HTML of a phrase, such as a title or a comment of a visitor: emphasis, links and the like. */
export function safePhrase(html: string): string {
  return sanitizeHtml(html, PHRASE);
}
