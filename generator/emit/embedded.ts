import { groupBy } from '../collections.ts';
import { answersEmbedded, askedContext } from '../lower/contexts.ts';
import { pathIn } from '../lower/pattern.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Link, Resource } from '../model/api.ts';
import { unnamed } from './wording.ts';

export function hasEmbeds({ links }: Resource): boolean {
  return links.some((link) => link.embeddable);
}

/** Returns the embeddable links by relation, as items show it. */
export function embeddableLinks(resource: Resource): ReadonlyMap<string, readonly Link[]> {
  const links = resource.links.filter(({ embeddable }) => embeddable);
  // `{api_rel}term` → `cms:term` (4.3)
  return groupBy(links, ({ rel }) => rel.replace('{api_rel}', `${resource.token}:`));
}

/** Returns the resource whose item or items a link embeds, in the context `view`; `null` without a schema file, or if an error is embedded. */
export function embeddedBy({ href, embeds }: Link, api: Api) {
  const target = api.resources.find(({ name }) => name === embeds);
  if (!target) return null;
  const readers = endpointsOf(target).filter(({ methods }) => methods.includes('GET'));
  const path = unnamed(href.replace(/\?.*$/, ''));
  const served = readers.find(
    ({ route }) => unnamed(pathIn(target.namespace, route.path)) === path,
  );
  // An address that depends on facts also leads to an item.
  const endpoint = served ?? readers.find(({ answers }) => answers === 'item');
  if (!endpoint || !answersEmbedded(href, endpoint.asks)) return null;
  const view = endpoint.asks.length === 0 ? endpoint.context : askedContext(href);
  return { target, view, isList: served?.answers === 'page' || served?.answers === 'list' };
}
