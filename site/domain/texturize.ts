import { elementOf, isTag, splitTags } from './tags.ts';

// Text inside these is shown as it was written.
const VERBATIM = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'textarea', 'tt']);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\.{3}/g, '&#8230;'],
  [/---/g, '&#8212;'],
  [/(?<=\s)--(?=\s)/g, '&#8212;'],
  [/(?<!-)--(?!-)/g, '&#8211;'],
  [/(?<=\s)-(?=\s)/g, '&#8211;'],
  // 3x4, and not the 0x1A of programs. Begins with the letter: at every other place there is nothing to look for.
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

/** HTML with typographic quotes, dashes and ellipses in its text, and every `&` escaped. */
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

/** Keeps account of the verbatim elements that are open. */
function noteTag(open: string[], tag: string): void {
  const element = elementOf(tag);
  if (!VERBATIM.has(element) || tag.endsWith('/>')) return;
  if (!tag.startsWith('</')) open.push(element);
  else if (open.at(-1) === element) open.pop();
}
