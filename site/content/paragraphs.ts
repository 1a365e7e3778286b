const BLOCKS =
  'address|article|aside|blockquote|canvas|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|' +
  'h[1-6]|header|hr|iframe|li|main|nav|noscript|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|' +
  'ul|video';
const BLOCK_TAG = new RegExp(`^</?(?:${BLOCKS})\\b`, 'i');
const AROUND_BLOCKS = new RegExp(`(</?(?:${BLOCKS})\\b[^>]*>)`, 'gi');

/**
 * Text in which blank lines part paragraphs as HTML: paragraphs in `<p>`, single line breaks as `<br>`.
 * What is in block elements already, and preformatted text, stays as it is.
 */
export function paragraphs(text: string): string {
  if (text.trim() === '') return '';
  return text
    .replace(/\r\n?/g, '\n')
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part) => (/^<pre\b/i.test(part) ? part : wrapped(part)))
    .filter((part) => part !== '')
    .join('\n');
}

function wrapped(text: string): string {
  const lines: string[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    let running = '';
    let depth = 0;
    for (const piece of part.split(AROUND_BLOCKS)) {
      if (!BLOCK_TAG.test(piece)) {
        running += depth > 0 ? piece : broken(piece);
        continue;
      }
      if (depth === 0) {
        pushParagraph(lines, running);
        running = '';
      }
      if (piece.startsWith('</')) depth = Math.max(0, depth - 1);
      else if (!/\/>$|^<hr\b/i.test(piece)) depth += 1;
      running += piece;
      if (depth === 0) {
        lines.push(running.trim());
        running = '';
      }
    }
    if (depth > 0) lines.push(running.trim());
    else pushParagraph(lines, running);
  }
  return lines.join('\n');
}

function pushParagraph(lines: string[], text: string): void {
  const trimmed = text.replace(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, '');
  if (trimmed !== '') lines.push(`<p>${trimmed}</p>`);
}

function broken(text: string): string {
  return text.replace(/[ \t]*(?:<br\s*\/?>)?\n/g, '<br />\n');
}
