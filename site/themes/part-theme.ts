import { LRUCache } from 'lru-cache';

/**
 * Content of a template in which every part that it puts in names its theme: a part is looked for there,
 * also when the template is kept for another one.
 */
export function withPartTheme(content: string, theme: string, token: string): string {
  return changeParts(content, token, (attributes) =>
    attributes['theme'] === undefined ? { ...attributes, theme } : attributes,
  );
}

/** The inverse: content as in the files of a theme. */
export function withoutPartTheme(content: string, token: string): string {
  return changeParts(content, token, ({ theme: _theme, ...attributes }) => attributes);
}

type Attributes = Readonly<Record<string, unknown>>;

function changeParts(
  content: string,
  token: string,
  change: (attributes: Attributes) => Attributes,
): string {
  // The end of a mark cannot stand inside of its attributes: there it is written with escapes.
  return content.replace(marks.memo(token), (whole, json: string, closing: string) => {
    const attributes = attributesOf(json);
    if (attributes === null) return whole;
    return `<!-- ${token}:template-part ${writtenAttributes(change(attributes))} ${closing}-->`;
  });
}

const marks = new LRUCache<string, RegExp>({
  max: 40,
  memoMethod: (token) => new RegExp(`<!-- ${token}:template-part (\\{[^\\n]*?\\}) (/?)-->`, 'g'),
});

function attributesOf(json: string): Attributes | null {
  try {
    const value: unknown = JSON.parse(json);
    // JSON that begins with a brace is an object.
    return value as Attributes;
  } catch {
    return null;
  }
}

/** Attributes as marks of blocks hold them: nothing in them can end the comment. */
function writtenAttributes(attributes: Attributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
