import { blockElements, elementOf, isTag, splitTags } from './tags.ts';

// What has no end tag.
const VOID = new Set(['hr']);

/**
 * Text in which blank lines part paragraphs as HTML: paragraphs in `<p>`, single line breaks as `<br>`.
 * What is in block elements already stays as it is.
 */
export function paragraphs(text: string): string {
  if (text.trim() === '') return '';
  const lines: string[] = [];
  let running = '';
  let block = '';
  let depth = 0;
  const endText = (): void => {
    // One by one: a call takes no more than some hundred thousand arguments.
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

/** The paragraphs of a text without block elements. */
function wrapped(text: string): string[] {
  return text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(withoutBreak).join('<br />\n')}</p>`);
}

/** A line without the break that it may end in: it gets one anyway. */
function withoutBreak(line: string): string {
  return line.trimEnd().replace(/<br ?\/?>$/, '');
}
