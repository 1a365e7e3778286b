import { LRUCache } from 'lru-cache';

/** What a tag of a pattern of addresses stands for, as an expression. */
const TAGS: { readonly [tag: string]: string } = {
  year: '(\\d{4})',
  monthnum: '(\\d{1,2})',
  day: '(\\d{1,2})',
  hour: '(\\d{1,2})',
  minute: '(\\d{1,2})',
  second: '(\\d{1,2})',
  post_id: '(\\d{1,15})',
  postname: '([^/]+)',
  pagename: '([^/]+)',
  category: '(.+)',
  author: '([^/]+)',
};

interface PathPattern {
  readonly expression: RegExp;
  readonly tags: readonly string[];
}

/**
 * Returns the texts that a path has for the tags of a pattern of addresses (`/%year%/%postname%/`); `null`
 * when it does not match. Neither slashes at the ends nor escapes are in the path.
 */
export function readPattern(pattern: string, path: string): ReadonlyMap<string, string> | null {
  if (pattern === '') return null;
  const { expression, tags } = patterns.memo(pattern);
  const match = expression.exec(path);
  return match && new Map(tags.map((tag, index) => [tag, match[index + 1] ?? '']));
}

const patterns = new LRUCache<string, PathPattern>({ max: 40, memoMethod: compilePattern });

function compilePattern(pattern: string): PathPattern {
  const tags: string[] = [];
  const source = pattern
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .split(/(%\w+%)/)
    .map((part) => {
      const tag = /^%(\w+)%$/.exec(part)?.[1] ?? '';
      const expression = Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
      if (expression === undefined) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      tags.push(tag);
      return expression;
    })
    .join('');
  return { expression: new RegExp(`^${source}$`, 'u'), tags };
}
