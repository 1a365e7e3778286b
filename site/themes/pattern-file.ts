import { Problem } from '../lib/problem.ts';

/** A block pattern of a theme or plugin. */
export interface ThemePattern {
  /** The unique name with the theme or plugin as its prefix: `lantern/masthead`. */
  readonly name: string;
  readonly title: string;
  readonly content: string;
  readonly description?: string;
  readonly viewportWidth?: number;
  readonly categories?: readonly string[];
  readonly keywords?: readonly string[];
  readonly blockTypes?: readonly string[];
  readonly postTypes?: readonly string[];
  /** Whether the editor offers the pattern; true by default. */
  readonly inserter?: boolean;
}

const START = /^\s*<!--[^\S\n]*\n/;
const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;
const KEYS = new Set([
  'title',
  'slug',
  'description',
  'viewport width',
  'categories',
  'keywords',
  'block types',
  'post types',
  'inserter',
]);

/**
 * Parses a pattern file: HTML whose first comment has one `Key: value` per line, such as `Title: Masthead`, `Slug:
 * lantern/masthead`, `Categories: header, featured`.
 */
export function readPattern(text: string): ThemePattern | Problem {
  const head = headOf(text);
  if (!head) return new Problem('it must start with a comment that has a Title and a Slug');
  const header = new Map<string, string>();
  for (const line of head.comment.split('\n').filter((each) => each.trim() !== '')) {
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!KEYS.has(key)) return new Problem(`its first comment has an unknown line: ${line.trim()}`);
    header.set(key, line.slice(colon + 1).trim());
  }
  const title = header.get('title') ?? '';
  const name = header.get('slug') ?? '';
  if (title === '') return new Problem('it has no Title');
  if (!NAME.test(name)) return new Problem('its Slug must have the form theme/name');
  const width = Number(header.get('viewport width') ?? '0');
  if (!Number.isFinite(width)) return new Problem('its Viewport Width must be a number');
  const list = (key: string): readonly string[] | undefined =>
    header.has(key)
      ? (header.get(key) ?? '')
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
      : undefined;
  const inserter = header.get('inserter');
  return {
    name,
    title,
    content: head.rest.replace(/^[ \t]*\n?/, ''),
    ...given('description', header.get('description')),
    ...given('viewportWidth', width > 0 ? width : undefined),
    ...given('blockTypes', list('block types')),
    ...given('postTypes', list('post types')),
    ...given('categories', list('categories')),
    ...given('keywords', list('keywords')),
    ...given('inserter', inserter === undefined ? undefined : !/^(?:no|false|0)$/i.test(inserter)),
  };
}

/** Returns the first comment of a file and the text after it; `null` unless its delimiters are on separate lines. */
function headOf(text: string): { readonly comment: string; readonly rest: string } | null {
  const start = START.exec(text)?.[0].length;
  if (start === undefined) return null;
  for (let end = text.indexOf('-->', start); end !== -1; end = text.indexOf('-->', end + 1)) {
    const line = text.slice(text.lastIndexOf('\n', end) + 1, end);
    if (line.trim() === '') return { comment: text.slice(start, end), rest: text.slice(end + 3) };
  }
  return null;
}

/** Returns an object with the property, or an empty object if the value is `undefined`. */
function given<K extends string, V>(name: K, value: V | undefined): { [N in K]?: V } {
  if (value === undefined) return {};
  // The object has exactly this property.
  return { [name]: value } as { [N in K]?: V };
}
