import { LRUCache } from 'lru-cache';
import { parseJson } from '../lib/json.ts';

/**
 * Returns the content of a template with the attribute `theme` added to its template parts, so that a part is found in
 * its theme even if the template is stored for another theme.
 */
export function withPartTheme(content: string, theme: string, token: string): string {
  return changeParts(content, token, (attributes) =>
    attributes['theme'] === undefined ? { ...attributes, theme } : attributes,
  );
}

/** The inverse of `withPartTheme`: returns content in the form of theme files. */
export function withoutPartTheme(content: string, token: string): string {
  return changeParts(content, token, ({ theme: _theme, ...attributes }) => attributes);
}

type Attributes = Readonly<Record<string, unknown>>;

function changeParts(
  content: string,
  token: string,
  change: (attributes: Attributes) => Attributes,
): string {
  // The attributes cannot contain the end of the comment: it is escaped in JSON.
  return content.replace(marks.memo(token), (whole, json: string, closing: string) => {
    // JSON that begins with a brace is an object.
    const attributes = parseJson(json) as Attributes | undefined;
    if (attributes === undefined) return whole;
    return `<!-- ${token}:template-part ${writtenAttributes(change(attributes))} ${closing}-->`;
  });
}

const marks = new LRUCache<string, RegExp>({
  max: 40,
  memoMethod: (token) => new RegExp(`<!-- ${token}:template-part (\\{[^\\n]*?\\}) (/?)-->`, 'g'),
});

/** Returns attributes as JSON in a block comment; escapes prevent the end of the comment. */
function writtenAttributes(attributes: Attributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
