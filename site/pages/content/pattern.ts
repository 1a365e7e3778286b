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

/**
 * What a path says when it is read by a pattern of addresses (`/%year%/%postname%/`): texts by tag.
 * `null` when it does not look like that. Neither slashes at the ends nor escapes are in the path.
 */
export function readPattern(pattern: string, path: string): ReadonlyMap<string, string> | null {
  if (pattern === '') return null;
  const names: string[] = [];
  const source = pattern
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .split(/(%\w+%)/)
    .map((part) => {
      const tag = /^%(\w+)%$/.exec(part)?.[1] ?? '';
      const expression = Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
      if (expression === undefined) return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      names.push(tag);
      return expression;
    })
    .join('');
  const match = new RegExp(`^${source}$`, 'u').exec(path);
  return match && new Map(names.map((name, index) => [name, match[index + 1] ?? '']));
}
