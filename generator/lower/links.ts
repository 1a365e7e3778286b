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

/** Whether an endpoint that takes the contexts `asks`, or none, answers what is embedded. */
export function answersEmbedded(href: string, asks: readonly string[]): boolean {
  return asks.length === 0 || asks.includes(askedContext(href));
}

/** The context that shows what is embedded: the endpoint's own where it takes none; `null` where it answers an error. */
export function embeddedContext(
  href: string,
  { asks, context }: Pick<Endpoint, 'asks' | 'context'>,
): string | null {
  if (!answersEmbedded(href, asks)) return null;
  return asks.length === 0 ? context : askedContext(href);
}
