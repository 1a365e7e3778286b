import { argEntries, withGroups } from '../../runtime/resource/index.ts';
import type { RouteSpec } from '../../runtime/resource/index.ts';
import { compiled } from '../../runtime/schema/patterns/structure.ts';

/** Returns the case-insensitive expression of a whole route; `null` if the pattern is invalid. */
export function compilePattern(pattern: string): RegExp | null {
  return compiled(`^${pattern.replaceAll('(?P<', '(?<')}$`, 'i');
}

/** Returns the path of a route in a namespace: `/{core}/posts/{id}`, or `/books/{id}` in the empty one. */
export function pathIn(namespace: string | null, path: string): string {
  return namespace === '' ? path : `/${namespace ?? '{core}'}${path}`;
}

/** Joins the base and the key of a route as they are written: `posts` and `/{id}` make `/posts/{id}`. */
export function writtenPattern(base: string, key: string): string {
  return base === '' ? key : `/${base}${key === '/' ? '' : key}`;
}

/** Returns the pattern of a route, with its placeholders as groups. Dots outside of groups are text. */
export function fullPattern(base: string, key: string, { args }: Pick<RouteSpec, 'args'>): string {
  const types = new Map(argEntries(args).map(([name, { type }]) => [name, type]));
  const pattern = withGroups(writtenPattern(base, key), (name) => types.get(name) === 'integer');
  let depth = 0;
  return pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|[().]/g, (token) => {
    depth += token === '(' ? 1 : token === ')' ? -1 : 0;
    return token === '.' && depth === 0 ? '\\.' : token;
  });
}
