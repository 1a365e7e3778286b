import { embeddedContext } from '../lower/links.ts';
import type { Api, ContextView, Endpoint, Link, Resource, Route } from '../model/api.ts';
import { unnamed } from './wording.ts';

/** What a resource shows of another one that it embeds depends on: not on the fields of the other. */
export interface EmbeddedResource extends Pick<Resource, 'name' | 'singular' | 'namespace'> {
  readonly contexts: readonly Pick<ContextView, 'context'>[];
  readonly routes: readonly (Pick<Route, 'path'> & {
    readonly endpoints: readonly Shown[];
  })[];
}

type Shown = Pick<Endpoint, 'methods' | 'answers' | 'context' | 'asks'>;

const byName = new WeakMap<Api, ReadonlyMap<string, Resource>>();

/** The resource that a link embeds; `null` when it is not one of the schemas'. */
export function embeddedBy({ embeds }: Link, api: Api): EmbeddedResource | null {
  if (embeds === null) return null;
  const resources = byName.get(api) ?? new Map(api.resources.map((each) => [each.name, each]));
  byName.set(api, resources);
  return resources.get(embeds) ?? null;
}

/** The context that shows what a link embeds; `null` when an error is embedded in its place. */
export function embeddedView(link: Link, target: EmbeddedResource): string | null {
  const isItem = ({ answers }: Shown): boolean => answers === 'item';
  // What a fact leads to is an item like others.
  const endpoint = answering(link, target) ?? readers(target.routes).find(isItem);
  return endpoint ? embeddedContext(link.href, endpoint) : null;
}

/** Whether the address of a link is that of a collection of its target. */
export function isCollection(link: Link, target: EmbeddedResource): boolean {
  const answers = answering(link, target)?.answers;
  return answers === 'page' || answers === 'list';
}

/** The endpoint that answers the address of a link. */
function answering({ href }: Link, target: EmbeddedResource): Shown | undefined {
  const path = unnamed(href.replace(/\?.*$/, ''));
  const namespace = target.namespace ?? '{core}';
  const routes = target.routes.filter((route) => unnamed(`/${namespace}${route.path}`) === path);
  return readers(routes)[0];
}

function readers(routes: EmbeddedResource['routes']): readonly Shown[] {
  return routes.flatMap(({ endpoints }) =>
    endpoints.filter(({ methods }) => methods.includes('GET')),
  );
}
