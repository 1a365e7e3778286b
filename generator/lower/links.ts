import type { ResourceFile } from '../load/project.ts';
import { linkEntries, linkRule } from '../../runtime/resource/index.ts';
import type { Endpoint, Link } from '../model/api.ts';

/** The links of a resource's items, in the file's order. */
export function lowerLinks({ spec, places }: ResourceFile): Link[] {
  return linkEntries(spec.links).map(({ rel, link, path }) => ({
    ...linkRule(rel, link),
    embeds: link.embeds ?? null,
    origin: () => places.at(path),
  }));
}

/** The context that what `href` leads to is asked for in when it is embedded: the one that it names, else `embed` (4.3). */
export function askedContext(href: string): string {
  const [, query = ''] = href.split('?');
  return new URLSearchParams(query).get('context') ?? 'embed';
}

/**
 * The context that shows what is embedded: the one asked for, or the endpoint's own where none can be asked for (`asks`
 * is empty); `null` where an error is embedded, since the endpoint does not know the one asked for.
 */
export function embeddedContext(
  href: string,
  { asks, context }: Pick<Endpoint, 'asks' | 'context'>,
): string | null {
  if (asks.length === 0) return context;
  const asked = askedContext(href);
  return asks.includes(asked) ? asked : null;
}
