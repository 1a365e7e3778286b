/**
 * HTML cut into text and tags, in order; a comment counts as a tag. Each search goes on where the last
 * one ended and none is repeated in vain, so that a text of nothing but `<` takes no longer than another.
 */
export function splitTags(html: string): string[] {
  const parts: string[] = [];
  let at = 0;
  let hasCommentEnd = true;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', at)) {
    let end = -1;
    if (hasCommentEnd && html.startsWith('<!--', open)) {
      end = html.indexOf('-->', open + 4);
      hasCommentEnd = end !== -1;
      if (end !== -1) end += 3;
    }
    if (end === -1) end = html.indexOf('>', open) + 1;
    if (end === 0) break;
    if (open > at) parts.push(html.slice(at, open));
    parts.push(html.slice(open, end));
    at = end;
  }
  if (at < html.length) parts.push(html.slice(at));
  return parts;
}

/** Whether a part is a tag or a comment. */
export function isTag(part: string): boolean {
  return part.startsWith('<') && part.endsWith('>');
}

/** The name of the element that a tag opens or closes, in small letters; empty for other parts. */
export function elementOf(part: string): string {
  return /^<\/?([a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase() ?? '';
}

/** Elements that stand apart from the text around them. */
export const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote canvas dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr iframe li main nav noscript ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul video'
  ).split(' '),
);
