import { positionOf } from '../diagnostics/print.ts';
import { pathIn } from '../lower/pattern.ts';
import type { Endpoint, Origin, Resource, Route } from '../model/api.ts';

/** `posts` and `/posts/{id}` → `/cms/v2/posts/{id}` */
export function addressOf({ namespace, token }: Resource, { path }: Route): string {
  return pathIn(namespace?.replace('{token}', token) ?? `${token}/v2`, path);
}

/** Returns the path without the names of its groups, which can differ between links and routes. */
export const unnamed = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/** `` `POST, PUT, PATCH /cms/v2/posts/{id}` ``, as comments name an endpoint. */
export function served(resource: Resource, { methods, route }: Endpoint): string {
  return `\`${methods.join(', ')} ${addressOf(resource, route)}\``;
}

/** Returns the lines of a comment about a value or an endpoint that may be deprecated: `true` or a message. */
export function withDeprecation(text: string, deprecated: boolean | string): string {
  if (deprecated === false) return text;
  const tag = deprecated === true ? '@deprecated' : `@deprecated ${deprecated}`;
  return text === '' ? tag : `${text}\n\n${tag}`;
}

/** Returns the comment of an endpoint with its deprecation. */
export function commentOf({ deprecated }: Endpoint, text: string): string {
  return withDeprecation(text, deprecated !== undefined && (deprecated.message || true));
}

/** Returns where a schema declares something, as comments show it: `(schemas/resources/posts.json:12)`. */
export function declaredAt(origin: Origin): string {
  const span = origin();
  return `(${span.file.path}:${positionOf(span).line})`;
}

/** Returns `a comment`, `an application password`, or `the settings` for a single resource. */
export function article({ name, singular }: Resource): string {
  const words = singular.replaceAll('-', ' ');
  if (name === singular) return `the ${words}`;
  return `${/^[aeio]/i.test(words) ? 'an' : 'a'} ${words}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
