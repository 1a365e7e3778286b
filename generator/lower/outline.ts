import type { ContextView, Endpoint, Link, Resource, Route } from '../model/api.ts';

/**
 * What is said of a resource wherever all resources are: in lists, names and links. It can be written down; what is
 * left out is what its own files are made of.
 */
export interface Outline extends Omit<Resource, Rest | 'contexts' | 'facts' | 'links' | 'routes'> {
  readonly contexts: readonly string[];
  readonly facts: readonly string[];
  readonly links: readonly Omit<Link, 'origin'>[];
  readonly routes: readonly (Omit<Route, 'endpoints' | 'origin'> & {
    readonly endpoints: readonly Omit<Endpoint, EndpointRest>[];
  })[];
}

/** The same of its endpoints. */
const endpointRest = ['errors', 'args', 'origin'] as const;
type EndpointRest = (typeof endpointRest)[number];

/** What the files of the resource itself are made of. */
const rest = ['schema', 'publicSchema', 'whole', 'origin'] as const;
type Rest = (typeof rest)[number];

export function outlineOf(resource: Resource): Outline {
  const { name, singular, source, namespace, base, digest } = resource;
  const { sharedSets, callbackUses, wholeFields, answered } = resource;
  return {
    ...{ name, singular, source, namespace, base, digest },
    ...{ sharedSets, callbackUses, wholeFields, answered },
    contexts: resource.contexts.map(({ context }) => context),
    facts: Object.keys(resource.facts),
    links: resource.links.map(({ origin: _origin, ...link }) => link),
    routes: resource.routes.map(({ origin: _origin, endpoints, ...route }) => ({
      ...route,
      endpoints: endpoints.map(
        ({ origin: _from, args: _args, errors: _errors, ...endpoint }) => endpoint,
      ),
    })),
  };
}

/** The resource of an outline. What the outline does not say is taken from `whole` when somebody asks for it. */
export function outlined(
  { contexts, facts, links, routes, ...said }: Outline,
  whole: () => Resource,
): Resource {
  const outer = {
    ...said,
    contexts: contexts.map((context, at) =>
      withRest<ContextView, 'schema' | 'omits' | 'paths'>(
        { context },
        ['schema', 'omits', 'paths'],
        () => nth(whole().contexts, at),
      ),
    ),
    facts: withRest<Resource['facts'], string>({}, facts, () => whole().facts),
    links: links.map((link, at) =>
      withRest<Link, 'origin'>(link, ['origin'], () => nth(whole().links, at)),
    ),
    routes: routes.map(({ endpoints, ...route }, at) => {
      const wholeRoute = () => nth(whole().routes, at);
      const wholeEndpoint = (index: number) => nth(wholeRoute().endpoints, index);
      const inner = endpoints.map((endpoint, index) =>
        withRest<Endpoint, EndpointRest>(endpoint, endpointRest, () => wholeEndpoint(index)),
      );
      return withRest<Route, 'origin'>({ ...route, endpoints: inner }, ['origin'], wholeRoute);
    }),
  };
  return withRest<Resource, Rest>(outer, rest, whole);
}

/** `said` with the members `names` of `whole`. */
function withRest<T extends object, K extends keyof T>(
  said: Omit<T, K>,
  names: readonly K[],
  whole: () => T,
): T {
  const made = { ...said };
  for (const name of names) {
    Object.defineProperty(made, name, { enumerable: true, get: () => whole()[name] });
  }
  return made as T; // now it has both halves
}

function nth<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error('lower: an outline is not that of its resource');
  return found;
}
