import { paragraphs } from './paragraphs.ts';
import { texturize } from './texturize.ts';

const BLOCK_DELIMITER = /<!--\s+\/?[a-z][a-z0-9_-]*:[\s\S]*?-->/g;
const COMMENTS = /<!--[\s\S]*?-->/g;
const SCRIPTS = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const TAGS = /<[^>]*>/g;

/** Whether a text consists of blocks, which comments such as `<!-- cms:paragraph -->` mark. */
export function hasBlocks(content: string, token: string): boolean {
  return content.includes(`<!-- ${token}:`);
}

/** The content of a post as HTML, ready to show. */
export function renderContent(content: string, token: string): string {
  const isBlocks = hasBlocks(content, token);
  const html = texturize(content.replace(BLOCK_DELIMITER, ''));
  return isBlocks ? html : paragraphs(html);
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

/** The excerpt of a post as HTML: the written one, or the first words of the content. */
export function renderExcerpt(excerpt: string, content: string): string {
  if (excerpt !== '') return paragraphs(texturize(excerpt));
  const words = plainText(content).split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  const shown = words.slice(0, LONGEST_EXCERPT).join(' ');
  const more = words.length > LONGEST_EXCERPT ? ' [&hellip;]' : '';
  return `<p>${texturize(shown)}${more}</p>\n`;
}

/** Text without its tags and comments, and without what scripts and styles contain. */
export function plainText(html: string): string {
  return html.replace(COMMENTS, ' ').replace(SCRIPTS, ' ').replace(TAGS, ' ').trim();
}

/** Addresses in text that is not part of a link as links. */
function linked(html: string): string {
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<a\b/i.test(part)) depth += 1;
      if (/^<\/a\b/i.test(part)) depth = Math.max(0, depth - 1);
      if (depth > 0 || part.startsWith('<')) return part;
      return part.replace(
        /\bhttps?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/g,
        (url) => `<a href="${url}" rel="nofollow ugc">${url}</a>`,
      );
    })
    .join('');
}
