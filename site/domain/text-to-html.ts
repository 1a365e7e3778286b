/**
 * Splits HTML into text and tags, in order; a comment counts as a tag. Each search continues where the last
 * one ended, and failed searches are not repeated, so the time is linear even for a text of nothing but `<`.
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

/** Returns the name of the element that a tag opens or closes, in lowercase; empty for other parts. */
export function elementOf(part: string): string {
  return /^<\/?([a-z][a-z0-9]*)/i.exec(part)?.[1]?.toLowerCase() ?? '';
}

/** Block elements. */
export const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote canvas dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr iframe li main nav noscript ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul video'
  ).split(' '),
);

// Elements without an end tag.
const VOID = new Set(['hr']);

/**
 * Converts text with blank lines to HTML: paragraphs in `<p>`, single line breaks as `<br>`. Existing block
 * elements stay unchanged.
 */
export function paragraphs(text: string): string {
  if (text.trim() === '') return '';
  const lines: string[] = [];
  let running = '';
  let block = '';
  let depth = 0;
  const endText = (): void => {
    // One by one: a call accepts only some hundred thousand arguments.
    for (const paragraph of wrapped(running)) lines.push(paragraph);
    running = '';
  };
  for (const part of splitTags(text.replace(/\r\n?/g, '\n'))) {
    const element = elementOf(part);
    if (!isTag(part) || !blockElements.has(element)) {
      if (depth > 0) block += part;
      else running += part;
      continue;
    }
    if (depth === 0) endText();
    block += part;
    if (part.startsWith('</')) depth = Math.max(0, depth - 1);
    else if (!VOID.has(element) && !part.endsWith('/>')) depth += 1;
    if (depth === 0) {
      lines.push(block);
      block = '';
    }
  }
  endText();
  if (block !== '') lines.push(block);
  return lines.join('\n');
}

/** Returns the paragraphs of a text without block elements. */
function wrapped(text: string): string[] {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(withoutBreak).join('<br />\n')}</p>`);
}

/** Returns a line without the break at its end, because every line gets one. */
function withoutBreak(line: string): string {
  return line.trimEnd().replace(/<br ?\/?>$/, '');
}

// Elements whose text stays unchanged.
const VERBATIM = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea', 'tt']);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\.{3}/g, '&#8230;'],
  [/---/g, '&#8212;'],
  [/(?<=\s)--(?=\s)/g, '&#8212;'],
  [/(?<!-)--(?!-)/g, '&#8211;'],
  [/(?<=\s)-(?=\s)/g, '&#8211;'],
  // Matches 3x4, but not the 0x1A of programs. The pattern starts with the letter, so other places are skipped fast.
  [/x(?<=\b(?:0[\d.,]+|[1-9][\d.,]*)x)(?=\d[\d.,]*\b)/g, '&#215;'],
  [/(?<=\d)"/g, '&#8243;'],
  [/(?<=^|[\s([{"-])'(?=\d\d(?:s|\b))/g, '&#8217;'],
  [/(?<=^|[\s([{"-])'(?=\S)/g, '&#8216;'],
  [/'/g, '&#8217;'],
  [/(?<=^|[\s([{-]|&#8216;)"(?=\S)/g, '&#8220;'],
  [/"/g, '&#8221;'],
  [/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&#038;'],
];

const MAY_CHANGE = /['"&.x-]/;

/** Returns HTML with typographic quotes, dashes and ellipses in its text, and with every `&` escaped. */
export function texturize(html: string): string {
  if (!MAY_CHANGE.test(html)) return html;
  const open: string[] = [];
  return splitTags(html)
    .map((part) => {
      if (!isTag(part)) return open.length > 0 ? part : signed(part);
      noteTag(open, part);
      return part;
    })
    .join('');
}

function signed(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  return SIGNS.reduce((made, [plain, sign]) => made.replace(plain, sign), text);
}

/** Updates the stack of open verbatim elements. */
function noteTag(open: string[], tag: string): void {
  const element = elementOf(tag);
  if (!VERBATIM.has(element) || tag.endsWith('/>')) return;
  if (!tag.startsWith('</')) open.push(element);
  else if (open.at(-1) === element) open.pop();
}

const RELATION = /\srel\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ADDRESS = /\shref\s*=\s*["']?https?:\/\/([^\s"'/?#>]+)/i;

/**
 * Adds `nofollow ugc` to the links in the HTML of a visitor. Links to the site itself, at `baseUrl`, stay
 * unchanged.
 */
export function withNofollow(html: string, baseUrl: string): string {
  if (!html.includes('<')) return html;
  const ownHost = hostOf(` href="${baseUrl}"`);
  return splitTags(html)
    .map((part) => {
      if (!isTag(part) || elementOf(part) !== 'a' || part.startsWith('</')) return part;
      const host = hostOf(part);
      return host !== null && host === ownHost ? part : withRelation(part);
    })
    .join('');
}

function hostOf(tag: string): string | null {
  return ADDRESS.exec(tag)?.[1]?.toLowerCase() ?? null;
}

function withRelation(tag: string): string {
  const [whole = '', ...values] = RELATION.exec(tag) ?? [];
  const known = (values.find((value) => value !== undefined) ?? '').split(/\s+/).filter(Boolean);
  const relations = [...new Set([...known, 'nofollow', 'ugc'])].join(' ');
  const bare = tag.replace(whole, '').slice(0, -1);
  return `${bare.trimEnd()} rel="${relations}">`;
}
