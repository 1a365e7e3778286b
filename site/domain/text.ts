import { LRUCache } from 'lru-cache';
import { stripAllTags } from '../../runtime/schema/text/html.ts';
import {
  blockElements,
  elementOf,
  isTag,
  paragraphs,
  splitTags,
  texturize,
} from './text-to-html.ts';

const MEBIBYTE = 1024 * 1024;

/** Caches rendered texts by their input: most responses contain texts that were shown before. */
const rendered = new LRUCache<string, string>({
  maxSize: 8 * MEBIBYTE,
  maxEntrySize: MEBIBYTE / 4,
  sizeCalculation: (html, key) => 2 * (html.length + key.length) + 200,
});

function cached(key: string, render: () => string): string {
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = render();
  rendered.set(key, html);
  return html;
}

/** Whether a text consists of blocks, which comments such as `<!-- cms:paragraph -->` mark. */
export function hasBlocks(content: string, token: string): boolean {
  return content.includes(`<!-- ${token}:`);
}

/** Returns the content of a post as rendered HTML. */
export function renderContent(content: string, token: string): string {
  return cached(`content ${token} ${content}`, () =>
    hasBlocks(content, token)
      ? texturize(withoutDelimiters(content))
      : paragraphs(texturize(content)),
  );
}

/** Returns the title of a post as HTML. */
export function renderTitle(title: string, { isPrivate }: { readonly isPrivate: boolean }): string {
  const text = isPrivate ? `Private: ${title}` : title;
  return cached(`title ${text}`, () => texturize(text).trim());
}

/** Returns a comment as HTML, with links for bare addresses. */
export function renderComment(content: string): string {
  return cached(`comment ${content}`, () => paragraphs(linked(texturize(content))));
}

const LONGEST_EXCERPT = 55;

/** Renders an excerpt that was written as HTML. */
export function renderWrittenExcerpt(excerpt: string): string {
  return cached(`excerpt ${excerpt}`, () => paragraphs(texturize(excerpt)));
}

/** Returns the excerpt of a post as HTML: the written one, or the first words of the content. */
export function renderExcerpt(excerpt: string, content: string): string {
  if (excerpt !== '') return renderWrittenExcerpt(excerpt);
  return cached(`beginning ${content}`, () => {
    const { words, hasMore } = firstWords(teaserOf(content), LONGEST_EXCERPT);
    if (words.length === 0) return '';
    return `<p>${texturize(words.join(' '))}${hasMore ? ' [&hellip;]' : ''}</p>`;
  });
}

// The first length is enough for nearly all texts; text beyond the last one is ignored.
const BEGINNINGS = [4 * 1024, 64 * 1024];

/** Returns the first words of HTML, taken from its first 64 KiB, and whether there are more. */
export function firstWords(
  html: string,
  most: number,
): { readonly words: readonly string[]; readonly hasMore: boolean } {
  let words: readonly string[] = [];
  for (const length of BEGINNINGS) {
    words = plainText(beginning(html, length)).split(/\s+/).filter(Boolean);
    // The last word may continue beyond the length.
    if (html.length <= length || words.length > most + 1) break;
  }
  return { words: words.slice(0, most), hasMore: words.length > most };
}

/** Returns the beginning of HTML without a script or a style that is cut off at its end. */
function beginning(html: string, length: number): string {
  if (html.length <= length) return html;
  const part = cutText(html, length);
  const lower = part.toLowerCase();
  const open = Math.max(lower.lastIndexOf('<script'), lower.lastIndexOf('<style'));
  const close = Math.max(lower.lastIndexOf('</script>'), lower.lastIndexOf('</style>'));
  return open > close ? part.slice(0, open) : part;
}

/**
 * Returns the content before the first comment `<!--more …-->` or `<!--nextpage-->`, after which it is
 * shown on its own page only, or on the next one.
 */
function teaserOf(content: string): string {
  let end = 0;
  for (let at = content.indexOf('<!--'); at !== -1; at = content.indexOf('<!--', at + 1)) {
    if (content.startsWith('<!--nextpage-->', at)) return content.slice(0, at);
    if (!content.startsWith('<!--more', at)) continue;
    // An end behind this comment that was found for an earlier one is also the end of this one.
    if (end <= at) end = content.indexOf('-->', at);
    if (end === -1) return content;
    const line = endOfLine(content, at);
    if (end < line) return content.slice(0, at);
    at = line;
  }
  return content;
}

/** Returns the pages of a content. A separator at its beginning is ignored. */
export function contentPages(content: string): readonly string[] {
  return content.replace(/^\s*<!--nextpage-->/, '').split('<!--nextpage-->');
}

/** Returns the end of the line at a position: these comments are on one line. */
function endOfLine(text: string, at: number): number {
  const found = text.slice(at).search(/[\n\r\u2028\u2029]/);
  return found === -1 ? text.length : at + found;
}

/** Returns text without tags, comments, scripts and styles. */
function plainText(html: string): string {
  const parts = splitTags(html);
  // Words of different blocks must stay separate.
  const apart = parts.map((part) => (blockElements.has(elementOf(part)) ? ` ${part}` : part));
  return stripAllTags(apart.join(''));
}

// `<!-- cms:paragraph -->`, `<!-- /cms:paragraph -->`, `<!-- cms:page-list /-->`.
const DELIMITER = /^<!--\s+\/?[a-z][a-z0-9_-]*:/;

function withoutDelimiters(content: string): string {
  return splitTags(content)
    .filter((part) => !DELIMITER.test(part))
    .join('');
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?]/g;

const LINK = '<a href="$&" rel="nofollow ugc">$&</a>';

/** Converts addresses in text to links, except inside of links. */
function linked(html: string): string {
  if (!html.includes('://')) return html;
  let depth = 0;
  return splitTags(html)
    .map((part) => {
      if (!isTag(part)) return depth > 0 ? part : part.replace(ADDRESS, LINK);
      if (elementOf(part) === 'a') depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
      return part;
    })
    .join('');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Longer than any grapheme of a written language.
const LONGEST_GRAPHEME = 64;

/**
 * Returns the beginning of a text, at most `most` UTF-16 units long. A character that does not fit as a
 * whole, with its accents and joined parts, is left out.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + LONGEST_GRAPHEME);
  const at = graphemes.segment(beginning).containing(most)?.index ?? 0;
  if (most - at <= LONGEST_GRAPHEME) return text.slice(0, at);
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Returns the beginning of a slug, at most `most` characters long. A percent-encoded character that does
 * not fit as a whole is left out.
 */
export function cutSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most).replace(/%[0-9a-f]?$/i, '');
  const [last = ''] = LAST_CHARACTER.exec(cut) ?? [];
  const isWhole =
    last === '' || last.length === 3 * octetsOf(Number.parseInt(last.slice(1, 3), 16));
  return isWhole ? cut : cut.slice(0, -last.length);
}

// The first octet of a character in UTF-8, and the octets that continue it.
const LAST_CHARACTER = /%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,3}$/i;

/** Returns the number of octets that a UTF-8 character has, by its first octet. */
function octetsOf(first: number): number {
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
