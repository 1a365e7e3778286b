import { trimBlanks } from '../values/text.ts';

// Existing entities are kept.
const ENTITY = '&(?:[a-z][a-z0-9]{1,31}|#\\d{1,7}|#x[0-9a-f]{1,6});';
const SPECIAL = new RegExp(`${ENTITY}|[&<>"']`, 'gi');

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for HTML, except entities in it. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (special) => entities[special] ?? special);
}

/** Text without its tags, and without what scripts and styles contain. */
export function stripAllTags(text: string): string {
  return trimBlanks(stripTags(withoutScripts(text)));
}

// Each search continues where the last one ended, and none is repeated without need: one expression for both
// tags would look through the rest of the text at every one that is not closed.
function withoutScripts(text: string): string {
  const opening = /<(?:script|style)[^>]*>/gi;
  const closings: { script: RegExp | null; style: RegExp | null } = {
    script: /<\/script>/gi,
    style: /<\/style>/gi,
  };
  // Behind the last `>` nothing is closed, and every tag there would look for one in vain.
  // Stryker disable next-line all: how far it looks changes only how long it takes.
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  let plain = '';
  let at = 0;
  for (let open = opening.exec(closed); open; open = opening.exec(closed)) {
    const name = /^<script/i.test(open[0]) ? 'script' : 'style';
    const closing = closings[name];
    if (!closing) continue;
    closing.lastIndex = opening.lastIndex;
    if (!closing.test(text)) {
      closings[name] = null;
      continue;
    }
    plain += text.slice(at, open.index);
    at = closing.lastIndex;
    opening.lastIndex = at;
  }
  return plain + text.slice(at);
}

/**
 * Text without its tags. A `<` before a blank opens none; a `>` inside quotes of a tag does not close
 * it; a comment ends with `-->`, a processing instruction with `?>`. NUL is removed too.
 */
export function stripTags(text: string): string {
  let plain = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open === -1) return (plain + text.slice(at)).replaceAll('\0', '');
    plain += text.slice(at, open);
    if (isBlank(text.charAt(open + 1))) {
      plain += '<';
      at = open + 1;
    } else {
      at = endOfTag(text, open);
    }
  }
}

/** The position behind the tag that opens at `open`; the end of the text when nothing closes it. */
function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return behind(text, '-->', open + 2);
  if (text.startsWith('<?', open)) return behind(text, '?>', open + 1);
  let quote = '';
  let depth = 0;
  for (let at = open + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '<') {
      if (!isBlank(text.charAt(at + 1))) depth += 1;
    } else if (character === '>') {
      if (depth === 0) return at + 1;
      depth -= 1;
    }
  }
  return text.length;
}

function behind(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + end.length;
}

function isBlank(character: string): boolean {
  return /[ \t\n\r\v\f]/.test(character);
}
