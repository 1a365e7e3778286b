import { memoized } from '../collections.ts';
import { embeddedContext } from '../lower/links.ts';
import { pathIn } from '../lower/pattern.ts';
import type { Api, Endpoint, Link, Resource } from '../model/api.ts';
import { unnamed } from './wording.ts';

const resourcesByName = memoized(
  ({ resources }: Api) => new Map(resources.map((each) => [each.name, each])),
);

/** Returns the resource that a link embeds; `null` if no schema file describes it. */
export function embeddedBy({ embeds }: Link, api: Api): Resource | null {
  return (embeds === null ? undefined : resourcesByName(api).get(embeds)) ?? null;
}

/** Returns the context of the embedded item; `null` if an error is embedded instead. */
export function embeddedView(link: Link, target: Resource): string | null {
  const isItem = ({ answers }: Endpoint): boolean => answers === 'item';
  // An address that depends on facts also leads to an item.
  const endpoint = answering(link, target) ?? readers(target.routes).find(isItem);
  return endpoint ? embeddedContext(link.href, endpoint) : null;
}

/** Whether a link leads to a collection of its target. */
export function isCollection(link: Link, target: Resource): boolean {
  const answers = answering(link, target)?.answers;
  return answers === 'page' || answers === 'list';
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
