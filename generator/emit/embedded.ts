import { groupBy, memoized } from '../collections.ts';
import { embeddedContext } from '../lower/links.ts';
import { pathIn } from '../lower/pattern.ts';
import type { Api, Endpoint, Link, Resource } from '../model/api.ts';
import { shownRelation, unnamed } from './wording.ts';

const resourcesByName = memoized(
  ({ resources }: Api) => new Map(resources.map((each) => [each.name, each])),
);

export function hasEmbeds({ links }: Resource): boolean {
  return links.some((link) => link.embeddable);
}

/** Returns the embeddable links by relation, as items show it. */
export function embeddableLinks(resource: Resource): ReadonlyMap<string, readonly Link[]> {
  const links = resource.links.filter(({ embeddable }) => embeddable);
  return groupBy(links, (link) => shownRelation(link, resource));
}

/** The item that a link embeds, or the list of items. */
export interface Embedded {
  readonly target: Resource;
  /** The context of the items. */
  readonly view: string;
  readonly isList: boolean;
}

/** Returns what a link embeds; `null` if no schema file describes it, or if an error is embedded instead. */
export function embeddedBy(link: Link, api: Api): Embedded | null {
  const target = link.embeds === null ? undefined : resourcesByName(api).get(link.embeds);
  if (!target) return null;
  const served = answering(link, target);
  // An address that depends on facts also leads to an item.
  const endpoint = served ?? readers(target.routes).find(({ answers }) => answers === 'item');
  const view = endpoint ? embeddedContext(link.href, endpoint) : null;
  const isList = served?.answers === 'page' || served?.answers === 'list';
  return view === null ? null : { target, view, isList };
}

/** Returns the endpoint that serves the address of a link. */
function answering({ href }: Link, target: Resource): Endpoint | undefined {
  const path = unnamed(href.replace(/\?.*$/, ''));
  const routes = target.routes.filter(
    (route) => unnamed(pathIn(target.namespace, route.path)) === path,
  );
  return readers(routes)[0];
}

function readers(routes: Resource['routes']): readonly Endpoint[] {
  return routes.flatMap(({ endpoints }) =>
    endpoints.filter(({ methods }) => methods.includes('GET')),
  );
}
