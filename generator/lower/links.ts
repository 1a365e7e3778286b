import type { ResourceFile } from '../load/project.ts';
import { linkEntries, linkRule } from '../../runtime/resource/index.ts';
import type { Link } from '../model/api.ts';

/** Returns the links of a resource in the order of the file. */
export function lowerLinks({ spec, places }: ResourceFile): Link[] {
  return linkEntries(spec.links).map(({ rel, link, path }) => ({
    ...linkRule(rel, link),
    embeds: link.embeds ?? null,
    origin: () => places.at(path),
  }));
}

/** Returns the context in which the target of `href` is embedded: the one in its query, or `embed` (4.3). */
export function askedContext(href: string): string {
  const [, query = ''] = href.split('?');
  return new URLSearchParams(query).get('context') ?? 'embed';
}

/** Whether an endpoint with the contexts `asks` can be embedded. */
export function answersEmbedded(href: string, asks: readonly string[]): boolean {
  return asks.length === 0 || asks.includes(askedContext(href));
}
