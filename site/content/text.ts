import { stripAllTags } from '../../runtime/schema/text/strip-tags.ts';
import { paragraphs } from './paragraphs.ts';
import { blockElements, elementOf, isTag, splitTags } from './tags.ts';
import { texturize } from './texturize.ts';

/** Whether a text consists of blocks, which comments such as `<!-- cms:paragraph -->` mark. */
export function hasBlocks(content: string, token: string): boolean {
  return content.includes(`<!-- ${token}:`);
}

/** The content of a post as HTML, ready to show. */
export function renderContent(content: string, token: string): string {
  if (!hasBlocks(content, token)) return paragraphs(texturize(content));
  return texturize(withoutDelimiters(content));
}

/** The title of a post as HTML. */
export function renderTitle(title: string, { isPrivate }: { readonly isPrivate: boolean }): string {
  return texturize(isPrivate ? `Private: ${title}` : title).trim();
}

/** A comment as HTML, its bare addresses as links. */
export function renderComment(content: string): string {
  return paragraphs(linked(texturize(content)));
}

const LONGEST_EXCERPT = 55;

/** An excerpt that somebody wrote as HTML. */
export function renderWrittenExcerpt(excerpt: string): string {
  return paragraphs(texturize(excerpt));
}

/** The excerpt of a post as HTML: the written one, or the first words of the content. */
export function renderExcerpt(excerpt: string, content: string): string {
  if (excerpt !== '') return renderWrittenExcerpt(excerpt);
  const words = plainText(teaserOf(content)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  const shown = words.slice(0, LONGEST_EXCERPT).join(' ');
  const more = words.length > LONGEST_EXCERPT ? ' [&hellip;]' : '';
  return `<p>${texturize(shown)}${more}</p>`;
}

/**
 * Returns what of a content stands before the comment (`<!--more …-->`, `<!--nextpage-->`) after which it is
 * shown on its page only, or on the next one.
 */
function teaserOf(content: string): string {
  let end = 0;
  for (let at = content.indexOf('<!--'); at !== -1; at = content.indexOf('<!--', at + 1)) {
    if (content.startsWith('<!--nextpage-->', at)) return content.slice(0, at);
    if (!content.startsWith('<!--more', at)) continue;
    // The end that was found for an earlier comment is that of this one, too, when it is behind it.
    if (end <= at) end = content.indexOf('-->', at);
    if (end === -1) return content;
    const line = endOfLine(content, at);
    if (end < line) return content.slice(0, at);
    at = line;
  }
  return content;
}

/** Returns where the line ends that goes on at a position: a comment that is read here is on one line. */
function endOfLine(text: string, at: number): number {
  const found = text.slice(at).search(/[\n\r\u2028\u2029]/);
  return found === -1 ? text.length : at + found;
}

/** Text without its tags and comments, and without what scripts and styles contain. */
export function plainText(html: string): string {
  const parts = splitTags(html);
  // Words of different blocks are different words.
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

/** Addresses in text that is not part of a link as links. */
function linked(html: string): string {
  if (!html.includes('://')) return html;
  let depth = 0;
  return splitTags(html)
    .map((part) => {
      if (!isTag(part)) return depth > 0 ? part : part.replace(ADDRESS, link);
      if (elementOf(part) === 'a') depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
      return part;
    })
    .join('');
}

function link(url: string): string {
  return `<a href="${url}" rel="nofollow ugc">${url}</a>`;
}
